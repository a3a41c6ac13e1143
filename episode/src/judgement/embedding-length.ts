/** Numbers in the embedding of a text. */
export const embeddingLength = 512
