import { baixar } from './chamar.ts';

/** Fetches a file and has the browser keep it under its name. @throws Recusa */
export async function guardarArquivo(caminho: string): Promise<void> {
  const { nome, conteudo } = await baixar(caminho);
  guardarComo(nome, conteudo);
}

/** Has the browser keep it under this name. */
export function guardarComo(nome: string, conteudo: Blob): void {
  const ancora = document.createElement('a');
  ancora.href = URL.createObjectURL(conteudo);
  ancora.download = nome;
  ancora.click();
  setTimeout(() => URL.revokeObjectURL(ancora.href), 60_000);
}
