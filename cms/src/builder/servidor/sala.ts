import type { Entrada, Presente } from '../modelo/entrada.ts';

export type Aviso =
  | { tipo: 'presentes'; presentes: readonly Presente[] }
  | { tipo: 'aceita'; entrada: Entrada };

type Enviar = (aviso: Aviso) => void;
type Sala = Map<string, { presente: Presente; enviar: Enviar }>;

export const CORES_DE_PESSOAS = 8;

const guardado = globalThis as unknown as { __marteloSalas?: Map<string, Sala> };
/** One a process, whichever of Next's bundles asks. Who is here is known to live connections only, so nothing needs to expire. */
const salas = (): Map<string, Sala> => {
  guardado.__marteloSalas ??= new Map();
  return guardado.__marteloSalas;
};

/** Someone opens a page. The returned function takes them out again. */
export function entrar(
  pagina: number | string,
  pessoa: Omit<Presente, 'cor' | 'selecionadas'>,
  enviar: Enviar,
): () => void {
  const sala = salas().get(String(pagina)) ?? new Map();
  salas().set(String(pagina), sala);
  const vaga = { presente: { ...pessoa, cor: corLivre(sala, pessoa.usuario), selecionadas: [] }, enviar };
  sala.set(pessoa.janela, vaga);
  contar(sala);
  return () => {
    // A window that connected again has a new place by now.
    if (sala.get(pessoa.janela) !== vaga) return;
    sala.delete(pessoa.janela);
    if (sala.size === 0) salas().delete(String(pagina));
    else contar(sala);
  };
}

/** Tells the others what someone has selected; false when that window is not connected. */
export function apontar(
  pagina: number | string,
  janela: string,
  usuario: number,
  selecionadas: readonly string[],
): boolean {
  const sala = salas().get(String(pagina));
  const vaga = sala?.get(janela);
  if (!sala || !vaga || vaga.presente.usuario !== usuario) return false;
  vaga.presente = { ...vaga.presente, selecionadas };
  contar(sala);
  return true;
}

export function transmitir(pagina: number, aviso: Aviso): void {
  for (const { enviar } of salas().get(String(pagina))?.values() ?? []) enviar(aviso);
}

function contar(sala: Sala): void {
  const presentes = [...sala.values()].map(({ presente }) => presente);
  for (const { enviar } of sala.values()) enviar({ tipo: 'presentes', presentes });
}

/** A person keeps one colour in all their windows. */
function corLivre(sala: Sala, usuario: number): number {
  const presentes = [...sala.values()].map(({ presente }) => presente);
  const sua = presentes.find((outro) => outro.usuario === usuario)?.cor;
  if (sua !== undefined) return sua;
  const usadas = new Set(presentes.map(({ cor }) => cor));
  for (let cor = 0; cor < CORES_DE_PESSOAS; cor += 1) if (!usadas.has(cor)) return cor;
  return sala.size % CORES_DE_PESSOAS;
}
