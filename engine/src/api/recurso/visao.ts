import { ErroMartelo } from '@martelo/shared/erros';
import { z } from 'zod';
import { valoresEm } from '../../records/campos.ts';
import type { Acesso, ConsultaDoPorto, Registro } from '../../records/records.ts';
import { carimbos } from '../resposta.ts';
import type { Campo, Recurso } from './declaracao.ts';
import { tem } from './politica.ts';

type Documento = Record<string, unknown>;
type Mascara = Campo['mascara'] & {};

const mascaras = ({ declaracao }: Recurso<never, never>): [string, Mascara][] =>
  (Object.entries(declaracao.campos) as [string, Campo][]).flatMap(([campo, { mascara }]) =>
    mascara ? [[campo, mascara]] : [],
  );

/** By which the engine knows a command again: nobody's to read. */
const SO_DO_MOTOR = ['ultimoComando'];

/** Fields that this caller is told nothing of: those that are nobody's to read, and those that are others'. */
export const reservadosDe = (recurso: Recurso<never, never>, acesso: Acesso): readonly string[] => [
  ...(recurso.declaracao.internos ?? []),
  ...deOutrosPapeis(recurso, acesso),
];

/** Fields that are told to others, and not to this caller. */
export function deOutrosPapeis(
  { declaracao: { reservados } }: Recurso<never, never>,
  acesso: Acesso,
): readonly string[] {
  return reservados === undefined || tem(acesso, reservados.para) ? [] : reservados.campos;
}

/** Fields that this caller is never told whole. */
const vedados = (recurso: Recurso<never, never>, acesso: Acesso): Set<string> =>
  new Set([
    ...mascaras(recurso).flatMap(([campo, { inteiro }]) => (tem(acesso, inteiro) ? [] : [campo])),
    ...reservadosDe(recurso, acesso),
  ]);

/** What a list of this caller may name (R4): declared fields and stamps, but none that they are not told whole. */
export function nomeaveisPor(recurso: Recurso<never, never>, acesso: Acesso): string[] {
  const escondidos = vedados(recurso, acesso);
  return [...recurso.nomeaveis.keys()].filter((campo) => !escondidos.has(campo));
}

/** Filters that ask for one value, and tell nobody who does not know it already. */
const POR_INTEIRO = new Set(['exata', 'multipla', 'lista', 'marca', 'existe']);

/**
 * Nothing is named that the caller sees masked or not at all, nor its words looked for. Who may ask for it whole, which is written down,
 * finds a record by the whole value: an order or a range would tell it bit by bit, and a cursor carries it. @throws FILTRO_INVALIDO
 */
export function exigirNomeaveis(
  recurso: Recurso<never, never>,
  acesso: Acesso,
  { filtros, ordem }: Pick<ConsultaDoPorto, 'filtros' | 'ordem'>,
): void {
  const recusar = (motivo: string) => {
    throw new ErroMartelo('FILTRO_INVALIDO', {}, [motivo]);
  };
  const escondidos = vedados(recurso, acesso);
  const mascarados = new Set(mascaras(recurso).map(([campo]) => campo));
  for (const parte of [...filtros, ...(ordem ? [ordem] : [])]) {
    if (!('campo' in parte)) {
      if ((recurso.textoGeral ?? []).some((campo) => escondidos.has(campo)))
        recusar('Esta lista não aceita busca por texto livre.');
      continue;
    }
    const { campo } = parte;
    if (escondidos.has(campo)) recusar(`${campo}: não é um campo desta lista.`);
    if (mascarados.has(campo) && !('tipo' in parte && POR_INTEIRO.has(parte.tipo)))
      recusar(`${campo}: aparece mascarado; procura-se pelo valor inteiro, e não ordena.`);
  }
  if (ordem && recurso.declaracao.campos[ordem.campo]?.semOrdem)
    recusar(`${ordem.campo}: esta lista não se ordena por ele.`);
}

export const temMascaras = (recurso: Recurso<never, never>): boolean => mascaras(recurso).length > 0;

/** The masked fields that this caller is shown whole where they ask for it. */
export const inteirosPara = (recurso: Recurso<never, never>, acesso: Acesso): string[] =>
  mascaras(recurso).flatMap(([campo, { inteiro }]) => (tem(acesso, inteiro) ? [campo] : []));

/** Whether asking for masked fields whole shows this caller any. */
export const veInteiros = (recurso: Recurso<never, never>, acesso: Acesso): boolean =>
  mascaras(recurso).some(([, { inteiro }]) => tem(acesso, inteiro));

/** Whether this caller may take whole lists away with what is masked, or reserved. */
export const exportaInteiros = (recurso: Recurso<never, never>, acesso: Acesso): boolean => {
  const { exportamInteiros } = recurso.declaracao;
  return veInteiros(recurso, acesso) && (exportamInteiros === undefined || tem(acesso, exportamInteiros));
};

/**
 * A record, or a version of it, as this caller sees it: masked fields as their masks, reserved ones not at all.
 * @param inteiros masked fields whole, of those that the caller may see so: whoever asks for that is written down
 */
export function vistoPor<G extends { uid: string }>(
  recurso: Recurso<G, never>,
  acesso: Acesso,
  doc: Registro<G>,
  inteiros = false,
): Registro<G> {
  if (acesso.tipo === 'sistema') return doc;
  const escondidos = mascaras(recurso as never).filter(
    ([, { inteiro }]) => !(inteiros && tem(acesso, inteiro)),
  );
  const { internos = [] } = recurso.declaracao;
  const doMotor = [...internos, ...SO_DO_MOTOR].filter((campo) => campo in doc);
  const fora = [...deOutrosPapeis(recurso as never, acesso), ...doMotor];
  if (escondidos.length === 0 && fora.length === 0) return doc;
  const copia = structuredClone(doc) as unknown as Documento;
  for (const [caminho, { com }] of escondidos)
    if (valoresEm(doc, caminho).length > 0) trocar(copia, caminho.split('.'), (valor) => com(String(valor)));
  for (const caminho of fora) trocar(copia, caminho.split('.'), () => undefined);
  // Nor that they are empty.
  for (const campo of doMotor) delete copia[campo];
  return copia as never;
}

/** The schema of what `vistoPor` gives to one caller or another: a masked field is a text, a reserved one may be missing. */
export function formaVista(recurso: Recurso<never, never>): z.ZodObject {
  const emTexto = (campo: z.ZodType): z.ZodType => {
    const texto = campo.isNullable() ? z.string().nullable() : z.string();
    return campo.isOptional() ? texto.optional() : texto;
  };
  let forma: z.ZodType = recurso.guardado.omit({ ultimoComando: true });
  for (const [caminho] of mascaras(recurso)) forma = trocarNaForma(forma, caminho.split('.'), emTexto);
  const { internos = [], reservados } = recurso.declaracao;
  for (const caminho of [...internos, ...(reservados?.campos ?? [])])
    forma = trocarNaForma(forma, caminho.split('.'), (campo) => campo.optional());
  return forma as z.ZodObject;
}

/** A version of a record as a caller sees it in the refusal of a stale change. */
export const formaDaVersao = (recurso: Recurso<never, never>): z.ZodObject =>
  z.object({ ...formaVista(recurso).shape, ...carimbos });

function trocarNaForma(
  forma: z.ZodType,
  [passo, ...resto]: string[],
  por: (campo: z.ZodType) => z.ZodType,
): z.ZodType {
  if (passo === undefined) return por(forma);
  const dentro = (parte: unknown) => trocarNaForma(parte as z.ZodType, [passo, ...resto], por);
  if (forma instanceof z.ZodOptional) return dentro(forma.unwrap()).optional();
  if (forma instanceof z.ZodNullable) return dentro(forma.unwrap()).nullable();
  if (forma instanceof z.ZodArray) return z.array(dentro(forma.element));
  if (!(forma instanceof z.ZodObject) || forma.shape[passo] === undefined) return forma;
  return z.strictObject({ ...forma.shape, [passo]: trocarNaForma(forma.shape[passo], resto, por) });
}

function trocar(dono: Documento, [passo, ...resto]: string[], por: (valor: unknown) => unknown): void {
  const valor = dono[passo!];
  if (valor === undefined || valor === null) return;
  if (resto.length === 0) {
    const novo = Array.isArray(valor) ? valor.map(por) : por(valor);
    if (novo === undefined || (Array.isArray(novo) && novo.includes(undefined))) delete dono[passo!];
    else dono[passo!] = novo;
    return;
  }
  for (const parte of Array.isArray(valor) ? valor : [valor])
    if (typeof parte === 'object' && parte !== null) trocar(parte as Documento, resto, por);
}
