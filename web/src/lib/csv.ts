import { saveFile } from './save-file.ts'

/** Saves a CSV from the browser without a request. */
export function downloadCsv(filename: string, csv: string): void {
  saveFile(filename, new Blob([csv], { type: 'text/csv;charset=utf-8' }))
}
