// npm run admin -- COMMAND: what the operator does on the server's machine. Each command is a file beside this one.
const commands: Readonly<Record<string, () => Promise<unknown>>> = {
  audit: () => import('./audit.ts'),
  backup: () => import('./backup.ts'),
  models: () => import('./models.ts'),
  operator: () => import('./operator.ts'),
  restore: () => import('./restore.ts'),
}

// A command finds its own arguments where it would find them without this file.
const [name = ''] = process.argv.splice(2, 1)
const run = Object.hasOwn(commands, name) ? commands[name] : undefined
if (run) await run()
else {
  process.stderr.write(`Usage: npm run admin -- COMMAND, where COMMAND is ${Object.keys(commands).join(', ')}.\n`)
  process.exitCode = 2
}
