import { z } from 'zod'
import type { Choice } from './assistant-calls.ts'

const Answers = z.array(z.string())

/** Keeps a project's pasted replies until they are saved, and the language asked for, in this tab only and per user. */
export function keptAnswers({ userId, projectId }: { userId: string; projectId: string }) {
  const toStorageKey = (choice: Choice | 'language') => `assistant:${userId}:${projectId}:${choice}`
  return {
    read(choice: Choice | 'language'): string[] {
      try {
        return Answers.parse(JSON.parse(sessionStorage.getItem(toStorageKey(choice)) ?? '[]'))
      } catch {
        return []
      }
    },
    write(choice: Choice | 'language', answers: readonly string[]) {
      try {
        if (answers.every((answer) => answer.trim() === '')) sessionStorage.removeItem(toStorageKey(choice))
        else sessionStorage.setItem(toStorageKey(choice), JSON.stringify(answers))
      } catch {
        // Storage is full or blocked: the reply lives as long as the dialog.
      }
    },
  }
}
