// Work for the thread and the process in the tests in this folder.

export type Work =
  | 'answer'
  | 'fail'
  | 'spin'
  | 'backtrack'
  | 'fill the memory'
  | 'fill the stack'
  | 'wait'
  | 'crash'
  | 'tell a secret'

export default async function work(task: Work): Promise<string> {
  if (task === 'spin') for (;;);
  // Exponential on purpose: only ending its thread stops it.
  if (task === 'backtrack') return String(/^(?:a+)+$/.test(`${'a'.repeat(60)}b`))
  if (task === 'fill the memory') {
    const all: number[][] = []
    for (;;) all.push(Array.from({ length: 100_000 }, Math.random))
  }
  if (task === 'fill the stack') return String(deeper(0))
  if (task === 'wait') await new Promise((resolve) => setTimeout(resolve, 1_000_000))
  if (task === 'crash') process.exit(3)
  if (task === 'tell a secret') return process.env.SECRET_KEY ?? 'none'
  if (task === 'fail') throw new Error('it failed by itself')
  return 'done'
}

function deeper(level: number): number {
  return deeper(level + 1) + 1
}
