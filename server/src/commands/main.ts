// npm run admin -- COMMAND: commands for the operator on the server's machine. Each command is a file in this folder.
const commands: Readonly<Record<string, () => Promise<unknown>>> = {
  audit: () => import('./audit.ts'),
  backup: () => import('./backup.ts'),
  models: () => import('./models.ts'),
  operator: () => import('./operator.ts'),
  restore: () => import('./restore.ts'),
}

// Remove the command's name, so that the command finds its arguments at the usual index.
const [name = ''] = process.argv.splice(2, 1)
const run = Object.hasOwn(commands, name) ? commands[name] : undefined
if (run) await run()
else {
  process.stderr.write(`Usage: npm run admin -- COMMAND, where COMMAND is ${Object.keys(commands).join(', ')}.\n`)
  process.exitCode = 2
}
