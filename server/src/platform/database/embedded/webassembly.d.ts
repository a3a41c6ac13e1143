/** Node has it; the types of Node declare what it answers, and leave the function to those of browsers. */
declare namespace WebAssembly {
  function compile(bytes: Uint8Array): Promise<Module>
}
