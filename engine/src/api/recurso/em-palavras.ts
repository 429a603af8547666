import { isDeepStrictEqual } from 'node:util';
import type { MudancaPrevista } from '@martelo/shared/aprovacao';
import { formatarDataHora } from '@martelo/shared/datas';
import type { Acesso, Registro } from '../../records/records.ts';
import type { Recurso } from './declaracao.ts';
import { rotuloDe, valorLido } from './rotulos.ts';
import { vistoPor } from './visao.ts';

type Documento = { uid: string } & Record<string, unknown>;
const MAIOR_TEXTO = 500;

/** What a record is called by its own fields, and by its number where it has one. */
export function tituloDe(recurso: Recurso<never, never>, acesso: Acesso, doc: object): string {
  const { titulo, campos } = recurso.declaracao;
  const nomes = titulo ?? Object.keys(campos).filter((campo) => campos[campo]?.busca);
  const visto = vistoPor(recurso as never, acesso, doc as never) as Record<string, unknown>;
  const { id } = doc as { id?: number };
  return [...nomes.map((campo) => visto[campo]), id ? `nº ${id}` : null].filter(Boolean).join(', ');
}

/**
 * What would change of a record, as people read it: each value that is another by its label, those within groups as well; masked ones by their
 * masks. Beside them stands what the kind says one decides by. Null is a record that is not there.
 */
export function mudancasEmPalavras(
  recurso: Recurso<never, never>,
  acesso: Acesso,
  antes: object | null,
  depois: object | null,
): MudancaPrevista[] {
  const folhas = (doc: object | null) => new Map(doc === null ? [] : folhasDe(recurso, doc));
  const visto = (doc: object | null) =>
    folhas(doc && vistoPor(recurso as never, acesso, doc as Registro<Documento>));
  const ditos = recurso.declaracao.aDois?.diz ?? [];
  const [de, para, deVisto, paraVisto] = [folhas(antes), folhas(depois), visto(antes), visto(depois)];
  return [...new Set([...de.keys(), ...para.keys()])]
    .filter((campo) => !isDeepStrictEqual(de.get(campo), para.get(campo)) || ditos.includes(campo))
    .map((campo) => {
      const centavos = ehCentavos(recurso, campo);
      const ler = (valor: unknown) => (centavos ? ((valor as number | undefined) ?? null) : emTexto(valor));
      return {
        ...{ nome: caminhoEmPalavras(recurso, campo), tipo: centavos ? 'centavos' : 'texto' },
        ...{ antes: ler(deVisto.get(campo)), depois: ler(paraVisto.get(campo)) },
      };
    });
}

/** Of the record's own working: nobody decides by it. */
const FORA = new Set([
  ...[
    'uid',
    'id',
    'hotsiteId',
    'hotsites',
    'removidoEm',
    'desfeito',
    'desfez',
    'ultimoComando',
    'ultimaAcao',
    'segundaPessoa',
    'vigente',
    // As of now: it holds from when somebody else agrees to it.
    'vigenteDesde',
  ],
  ...['revisao', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy'],
]);

function* folhasDe(recurso: Recurso<never, never>, doc: object, dentroDe = ''): Generator<[string, unknown]> {
  for (const [nome, valor] of Object.entries(doc)) {
    const campo = dentroDe + nome;
    if ((dentroDe === '' && FORA.has(nome)) || valor === undefined || valor === '') continue;
    if (typeof valor === 'object' && valor !== null && !Array.isArray(valor))
      yield* folhasDe(recurso, valor, `${campo}.`);
    else yield [campo, valorLido(recurso, campo, valor)];
  }
}

const caminhoEmPalavras = (recurso: Recurso<never, never>, campo: string): string => {
  const passos = campo.split('.');
  return passos.map((_, i) => rotuloDe(recurso, passos.slice(0, i + 1).join('.'))).join(' › ');
};

const ehCentavos = ({ declaracao }: Recurso<never, never>, campo: string): boolean =>
  declaracao.campos[campo]?.tipo === 'centavos' || (declaracao.centavos ?? []).includes(campo);

const DIA = /^\d{4}-\d{2}-\d{2}$/;
const INSTANTE = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

function emTexto(valor: unknown): string | null {
  if (valor === undefined || valor === null) return null;
  if (typeof valor === 'boolean') return valor ? 'Sim' : 'Não';
  if (typeof valor === 'string' && DIA.test(valor)) return valor.split('-').reverse().join('/');
  if (typeof valor === 'string' && INSTANTE.test(valor)) return formatarDataHora(valor);
  if (typeof valor === 'number') return valor.toLocaleString('pt-BR', { maximumFractionDigits: 20 });
  // Of a list of things nobody reads the fields in a row: how many there are.
  if (Array.isArray(valor) && valor.some((um) => typeof um === 'object' && um !== null))
    return `${valor.length.toLocaleString('pt-BR')} ${valor.length === 1 ? 'item' : 'itens'}`;
  if (Array.isArray(valor)) return valor.map(emTexto).join(', ').slice(0, MAIOR_TEXTO);
  return (typeof valor === 'object' ? JSON.stringify(valor) : String(valor)).slice(0, MAIOR_TEXTO);
}
