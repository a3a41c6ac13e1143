import { expect, test } from 'vitest'
import { can, permissions, permissionTable, roles } from './permissions.ts'

test('an admin may do everything, whatever else is decided', () => {
  for (const permission of permissions) expect(can('admin', permission), permission).toBe(true)
})

test('what a user may do, a manager may do too', () => {
  for (const permission of permissions) if (can('user', permission)) expect(can('manager', permission)).toBe(true)
  expect(Object.keys(permissionTable)).toHaveLength(15)
  expect(roles).toHaveLength(3)
})
