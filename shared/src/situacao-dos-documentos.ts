import type { Cliente } from './cliente.ts';
import type { FatosDoDocumento } from './documento-cliente.ts';
import { EM_VALIDACAO, type SituacaoDocumento } from './situacao-documento.ts';
import { type Exigencia, exigenciasDe, REGRAS_DO_TIPO } from './tipo-de-documento.ts';

/** What a registration's documents come to, worst first: what the client has to do stands before what they wait for. */
const ORDEM: readonly SituacaoDocumento[] = ['Divergente', 'Cadastrado', EM_VALIDACAO, 'Aprovado'];

export interface FatosDosDocumentos {
  natureza: Cliente['natureza'];
  /** All that were sent, but for those that were withdrawn. In any order. */
  documentos: readonly FatosDoDocumento[];
  /** As the registration has it. */
  cadastro: Cliente['documento'];
}

export interface SituacaoDosDocumentos {
  situacao: SituacaoDocumento;
  exigencias: { exigencia: Exigencia; situacao: SituacaoDocumento }[];
}

/**
 * What the house said by hand of all documents together: kept apart since documents are kept; before that the registration's own
 * word is it.
 */
export function palavraDaCasa({
  aMao,
  situacao,
  validadoEm,
  enviadoEm,
}: Cliente['documento']): NonNullable<Cliente['documento']['aMao']> | null {
  if (aMao !== undefined) return aMao;
  return situacao === 'Cadastrado' ? null : { situacao, em: validadoEm ?? enviadoEm ?? INICIO };
}
const INICIO = '1970-01-01T00:00:00.000Z';

/**
 * The one rule of what a client's documents come to, which decides who may bid where the brand asks for them. Of each requirement an
 * approved document counts whatever is sent after it; without one, the last that was sent; drafts do not count. All of them together are
 * as the worst is. What the house says by hand stands above: an approval until it says something else, anything less for what was sent and
 * decided before it. Of a requirement that is asked anew (`deNovo`) nothing counts that was sent and decided before that, and no word either.
 */
export function situacaoDosDocumentos(fatos: FatosDosDocumentos): SituacaoDosDocumentos {
  const { natureza, documentos, cadastro } = fatos;
  const aMao = palavraDaCasa(cadastro);
  const exigencias = exigenciasDe(natureza);
  const deNovo = (exigencia: Exigencia): string => cadastro.deNovo?.[exigencia] ?? '';
  const contam = documentos.filter(({ tipo, ...um }) => {
    const { exigencia } = REGRAS_DO_TIPO[tipo];
    const aPartirDe = exigencia === null ? '' : deNovo(exigencia);
    const daPalavra = aMao === null || aMao.situacao === 'Aprovado' ? '' : aMao.em;
    return ultimoInstante(um) > maior(aPartirDe, daPalavra);
  });
  // Until something new comes, the house's word is all there is.
  if (
    aMao !== null &&
    aMao.situacao !== 'Aprovado' &&
    contam.every(({ situacao }) => situacao === 'Cadastrado')
  )
    return todas(exigencias, aMao.situacao);
  const respondidas = exigencias.map((exigencia) => ({
    exigencia,
    situacao:
      aMao?.situacao === 'Aprovado' && deNovo(exigencia) <= aMao.em
        ? 'Aprovado'
        : daExigencia(contam.filter(({ tipo }) => REGRAS_DO_TIPO[tipo].exigencia === exigencia)),
  }));
  return {
    situacao: ORDEM.find((uma) => respondidas.some(({ situacao }) => situacao === uma)) ?? 'Aprovado',
    exigencias: respondidas,
  };
}

const todas = (exigencias: readonly Exigencia[], situacao: SituacaoDocumento): SituacaoDosDocumentos => ({
  situacao,
  exigencias: exigencias.map((exigencia) => ({ exigencia, situacao })),
});

const maior = (um: string, outro: string): string => (um > outro ? um : outro);

const ultimoInstante = ({ enviadoEm, decisao }: Pick<FatosDoDocumento, 'enviadoEm' | 'decisao'>): string =>
  decisao?.em ?? enviadoEm ?? '';

function daExigencia(documentos: readonly FatosDoDocumento[]): SituacaoDocumento {
  if (documentos.some(({ situacao }) => situacao === 'Aprovado')) return 'Aprovado';
  const ultimo = documentos
    .filter(({ situacao }) => situacao !== 'Cadastrado')
    .reduce<FatosDoDocumento | null>((um, outro) => (um === null || depois(outro, um) ? outro : um), null);
  return ultimo?.situacao ?? 'Cadastrado';
}

const depois = (um: FatosDoDocumento, outro: FatosDoDocumento): boolean =>
  um.enviadoEm === outro.enviadoEm ? um.uid > outro.uid : (um.enviadoEm ?? '') > (outro.enviadoEm ?? '');

/** The registration's documents as they follow from the facts: what is kept beside the client. */
export function documentosDoCadastro(fatos: FatosDosDocumentos): Cliente['documento'] {
  const { documentos, cadastro } = fatos;
  const { situacao } = situacaoDosDocumentos(fatos);
  const aMao = palavraDaCasa(cadastro);
  const enviadoEm = ultimo([cadastro.enviadoEm, ...documentos.map((um) => um.enviadoEm)]);
  const aprovacoes = documentos.map(({ decisao }) => (decisao?.situacao === 'Aprovado' ? decisao.em : null));
  const validadoEm =
    situacao !== 'Aprovado'
      ? null
      : aMao?.situacao !== 'Aprovado'
        ? ultimo(aprovacoes)
        : deNovoDepois(cadastro, aMao.em)
          ? ultimo([aMao.em, ...aprovacoes])
          : aMao.em;
  return { situacao, enviadoEm, validadoEm, aMao, ...(cadastro.deNovo ? { deNovo: cadastro.deNovo } : {}) };
}

const deNovoDepois = ({ deNovo }: Cliente['documento'], em: string): boolean =>
  Object.values(deNovo ?? {}).some((pedido) => pedido > em);

/** Of whom what each requirement proves is locked: what was sent for it is looked at, or approved. */
export const exigenciasTravadas = (fatos: FatosDosDocumentos): Exigencia[] =>
  situacaoDosDocumentos(fatos)
    .exigencias.filter(({ situacao }) => situacao === 'Aprovado' || situacao === EM_VALIDACAO)
    .map(({ exigencia }) => exigencia);

/** What was sent for a requirement, whatever became of it: of one without anything there is nothing to approve. */
export const exigenciasSemEnvio = (
  natureza: Cliente['natureza'],
  documentos: readonly FatosDoDocumento[],
): Exigencia[] =>
  exigenciasDe(natureza).filter(
    (exigencia) =>
      !documentos.some(
        ({ tipo, situacao }) => REGRAS_DO_TIPO[tipo].exigencia === exigencia && situacao !== 'Cadastrado',
      ),
  );

/** The same after the house said by hand what they come to. @param em ISO */
export const comPalavraDaCasa = (
  cadastro: Cliente['documento'],
  situacao: SituacaoDocumento,
  em: string,
  motivo?: string,
): Cliente['documento'] => ({
  ...cadastro,
  situacao,
  validadoEm: situacao === 'Aprovado' ? em : null,
  aMao: { situacao, em, ...(motivo !== undefined && { motivo }) },
});

const ultimo = (instantes: readonly (string | null)[]): string | null =>
  instantes.reduce((um, outro) => (outro !== null && (um === null || outro > um) ? outro : um), null);
