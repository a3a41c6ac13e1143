/** The first page of an Opus stream in Ogg: what a listening copy begins with. */
export const listeningCopy = Buffer.concat([
  Buffer.from('OggS\0\x02', 'latin1'),
  Buffer.alloc(20),
  Buffer.from([1, 19]),
  Buffer.from('OpusHead\x01\x01\x38\x01\xc0\x5d\0\0\0\0\0', 'latin1'),
])
