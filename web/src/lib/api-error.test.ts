import { expect, test } from 'vitest'
import { ApiError, ConnectionLost, getErrorMessage } from './api-error.ts'

test('[ERR-01] the text is {status}: {body}, or the status text if the body is empty', () => {
  expect(new ApiError(418, "I'm a teapot", 'short and stout').message).toBe('418: short and stout')
  expect(new ApiError(502, 'Bad Gateway', '').message).toBe('502: Bad Gateway')
})

test('has the message and code of our own error bodies', () => {
  const body = JSON.stringify({ message: 'No such project.', code: 'not_found' })
  const error = new ApiError(404, 'Not Found', body)
  expect(error).toMatchObject({ status: 404, code: 'not_found', text: 'No such project.', message: `404: ${body}` })
})

test('the user sees only the message, never markup, else the fallback', () => {
  expect(getErrorMessage(new ApiError(400, '', '{"message":"Too short","code":"invalid"}'))).toBe('Too short')
  expect(getErrorMessage(new ApiError(400, '', '{"message":"From elsewhere"}'))).toBe('From elsewhere')
  expect(getErrorMessage(new ApiError(500, '', 'plain words'))).toBe('plain words')
  expect(getErrorMessage(new ApiError(502, '', '<html><h1>Bad gateway</h1>'), 'Fallback')).toBe('Fallback')
  expect(getErrorMessage(new Error('internal'), 'Fallback')).toBe('Fallback')
  expect(getErrorMessage(new ConnectionLost('asked'))).toContain('connection')
})
