/** Node's types declare only the result of this function, and leave the function itself to the DOM's types. */
declare namespace WebAssembly {
  function compile(bytes: Uint8Array): Promise<Module>
}
