// Opens an .om file with Netron's own reader (om.js) and prints the graph that it would draw.
// node netron.mjs FOLDER_WITH_NETRON_SOURCES FILE
import * as fs from 'fs';
import { pathToFileURL } from 'url';

const [folder, file] = process.argv.slice(2);
const load = (name) => import(pathToFileURL(`${folder}/${name}.js`));
const base = await load('base');
const om = await load('om');

const types = new Map(
    JSON.parse(fs.readFileSync(`${folder}/om-metadata.json`)).map((type) => [type.name, type]));
const context = {
    stream: new base.BinaryStream(new Uint8Array(fs.readFileSync(file))),
    set(type, value) { this.value = value; return type; },
    metadata: async () => ({ type: (name) => types.get(name) || { name } }),
    require: (id) => load(id.replace('./', ''))
};
const factory = new om.ModelFactory();
if (await factory.match(context) !== 'om') {
    throw new Error('not recognised as an offline model');
}
const model = await factory.open(context);

const value = ({ name, type, initializer }) =>
    ({ name, type: type.toString(), constant: initializer ? initializer.values.length : null });
const port = (argument) => ({ name: argument.name, values: argument.value.map(value) });
const plain = (item) =>
    typeof item === 'bigint' ? Number(item) : Array.isArray(item) ? item.map(plain) : item;
const graphs = model.modules.map((graph) => ({
    name: graph.name,
    nodes: graph.nodes.map((node) => ({
        name: node.name,
        type: node.type.name,
        inputs: node.inputs.map(port),
        outputs: node.outputs.map(port),
        attributes: Object.fromEntries(node.attributes.map((a) => [a.name, plain(a.value)]))
    }))
}));
console.log(JSON.stringify({ format: model.format, graphs }));
