// Run a model from Rust: `bankd atc --model m.onnx --output m --emit object`, then
// rustc -O run_model.rs -C link-arg=m.o && ./run_model THREADS INPUTS OUTPUTS
// (files of all inputs, one behind the other, and of all outputs).
use std::ffi::{c_char, c_int, c_void, CStr};

#[repr(C)]
struct Tensor {
    name: *const c_char,
    kind: *const c_char,
    element_bytes: usize,
    bytes: usize,
    rank: usize,
    shape: *const i64,
}

extern "C" {
    fn m_create(threads: c_int, weights: *const c_char, error: *mut c_int) -> *mut c_void;
    fn m_inputs(count: *mut usize) -> *const Tensor;
    fn m_outputs(count: *mut usize) -> *const Tensor;
    fn m_run(model: *mut c_void, given: *const *mut u8, made: *const *mut u8) -> c_int;
    fn m_error(code: c_int) -> *const c_char;
    fn m_destroy(model: *mut c_void);
}

fn rooms(tensors: &[Tensor]) -> Vec<Vec<u64>> {
    // Words of 64 bits, as every element needs no more alignment than these.
    tensors.iter().map(|each| vec![0; each.bytes.div_ceil(8)]).collect()
}

fn bytes<'a>(room: &'a mut [u64], tensor: &Tensor) -> &'a mut [u8] {
    unsafe { std::slice::from_raw_parts_mut(room.as_mut_ptr().cast(), tensor.bytes) }
}

fn main() -> std::io::Result<()> {
    let words: Vec<String> = std::env::args().collect();
    let (content, mut count, mut code) = (std::fs::read(&words[2])?, 0, 0);
    let inputs = unsafe { std::slice::from_raw_parts(m_inputs(&mut count), count) };
    let outputs = unsafe { std::slice::from_raw_parts(m_outputs(&mut count), count) };
    let (mut given, mut made, mut at) = (rooms(inputs), rooms(outputs), 0);
    for (room, tensor) in given.iter_mut().zip(inputs) {
        bytes(room, tensor).copy_from_slice(&content[at..at + tensor.bytes]);
        at += tensor.bytes;
    }
    let sources: Vec<_> = given.iter_mut().map(|room| room.as_mut_ptr().cast()).collect();
    let results: Vec<_> = made.iter_mut().map(|room| room.as_mut_ptr().cast()).collect();
    unsafe {
        let model = m_create(words[1].parse().unwrap(), std::ptr::null(), &mut code);
        if code == 0 {
            code = m_run(model, sources.as_ptr(), results.as_ptr());
        }
        m_destroy(model);
        assert!(code == 0, "{}", CStr::from_ptr(m_error(code)).to_string_lossy());
    }
    let pairs = made.iter_mut().zip(outputs);
    let all: Vec<u8> = pairs.flat_map(|(room, tensor)| bytes(room, tensor).to_vec()).collect();
    std::fs::write(&words[3], all)
}
