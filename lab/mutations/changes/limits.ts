import type { Mutation } from '../mutation.ts'

const area = 'Limits'

export const limits: Mutation[] = [
  {
    area,
    breaks: 'Files of any size are uploaded.',
    matters: 'One upload could fill memory and disk for everybody.',
    file: 'contracts/src/limits.ts',
    text: 'maxUploadBytes = 10 * 1024 * 1024',
    becomes: 'maxUploadBytes = 100 * 1024 * 1024',
    tests: ['server/src/features/transcripts/upload-faults.test.ts'],
  },
  {
    area,
    breaks: 'Reference images of any size are uploaded.',
    matters: 'One picture could fill memory and disk for everybody.',
    file: 'contracts/src/limits.ts',
    text: 'maxImageBytes = 5 * 1024 * 1024',
    becomes: 'maxImageBytes = 50 * 1024 * 1024',
    tests: ['server/src/features/pictures/pictures.test.ts'],
  },
  {
    area,
    breaks: 'Passwords of any length are hashed.',
    matters: 'Hashing novels would keep the server busy.',
    file: 'contracts/src/limits.ts',
    text: 'maxPasswordLength = 200',
    becomes: 'maxPasswordLength = 200_000',
    tests: ['server/src/features/auth/accounts.test.ts'],
  },
  {
    area,
    breaks: 'A caller can claim any IP address.',
    matters: 'Limits by address would limit nobody.',
    file: 'server/src/platform/http/http-server.ts',
    text: '(_address, hop) => hop === 0 : false',
    becomes: '() => true : false',
    tests: ['server/src/platform/http/rate-limit.test.ts'],
  },
  {
    area,
    breaks: 'The stored key of a language model is readable in the database.',
    matters: 'Anyone who reads a backup could spend the operator’s money.',
    file: 'server/src/platform/engine/stored-model.ts',
    text: 'seal(key, { secret: secret.findOrMake(), purpose: getKeyPurpose(rest) })',
    becomes: 'seal(key, { secret: secret.findOrMake(), purpose: getKeyPurpose(rest) }) && key',
    tests: ['server/src/features/language-model/operator-model.test.ts'],
  },
  {
    area,
    breaks: 'A stored key is sent to whatever address is entered later.',
    matters: 'An attacker on that page could have the key sent to their server.',
    file: 'server/src/platform/engine/stored-model.ts',
    text: 'return `key of ${provider} at ${baseUrl}`',
    becomes: 'return `key of ${provider} at ${baseUrl === undefined}`',
    tests: ['server/src/features/language-model/operator-model.test.ts'],
  },
  {
    area,
    breaks: 'Anybody chooses the server’s language model.',
    matters: 'A stranger could read along, or spend the operator’s money.',
    file: 'server/src/platform/http/serve.ts',
    text: 'if (endpoint.isForOperator && !caller?.isOperator)',
    becomes: 'if (endpoint.isForOperator && !caller)',
    tests: ['server/src/features/language-model/operator-model.test.ts'],
  },
]
