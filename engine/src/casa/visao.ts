import { isDeepStrictEqual } from 'node:util';
import { ErroMartelo } from '@martelo/shared/erros';
import { PAPEIS_INTERNOS, ROTULOS_PAPEL } from '@martelo/shared/papeis';
import { ROTULOS_DENSIDADE, visaoEscrita } from '@martelo/shared/visao';
import { z } from 'zod';
import { recurso } from '../api/recurso/recurso.ts';
import { SISTEMA } from '../records/acesso.ts';
import { semCarimbos } from '../records/campos.ts';
import { deNovoSeMudou } from '../records/conflitos.ts';
import type { Acesso } from '../records/records.ts';
import type { ServicosDaCasa } from './servicos.ts';

/** Who makes a view for everybody of a role. */
const QUEM_FAZ_DE_PAPEL = 'Interno - ADM';

/**
 * Views of the back office's lists, kept under a name: somebody's own, or a role's. One of a list is what it opens with, for each whose it
 * is (docs/administracao.md).
 */
export const VISOES = recurso({
  nome: 'visao',
  colecao: 'visoes',
  caminho: '/v1/visoes',
  modulo: 'perfil',
  rotulo: { um: 'Visão de lista', varios: 'Visões de listas' },
  escrita: visaoEscrita,
  guarda: {
    /** The uid of whose it is, or the role. */
    deQuem: z.string(),
    padrao: z.boolean().default(false),
    /** Whose list opens with it: one alone has it. */
    padraoDe: z.string().optional(),
  },
  derivados: ({ papel }, _, feitaPor) => ({ deQuem: papel ?? feitaPor }),
  marca: 'hotsiteId',
  papeis: { le: PAPEIS_INTERNOS, escreve: PAPEIS_INTERNOS },
  somente: ({ usuUid, papeis }) => ({
    deQuem: [usuUid, ...(papeis.includes(QUEM_FAZ_DE_PAPEL) ? PAPEIS_INTERNOS : papeis)],
  }),
  campos: {
    nome: { rotulo: 'Nome', busca: true },
    lista: { rotulo: 'Lista' },
    papel: { rotulo: 'Papel' },
    padrao: { rotulo: 'A lista abre com ela' },
    densidade: { rotulo: 'Altura das linhas' },
  },
  rotulos: {
    endereco: 'Filtros e ordem, como no endereço',
    deQuem: 'De quem é',
    padraoDe: 'Padrão de quem',
    colunas: 'Colunas',
    'colunas.campo': 'Campo',
    'colunas.largura': 'Largura em pixels',
  },
  valores: { papel: ROTULOS_PAPEL, densidade: ROTULOS_DENSIDADE },
  reservados: { campos: ['deQuem', 'padraoDe'], para: [] },
  unicos: [['deQuem', 'lista', 'nome'], ['padraoDe']],
  async confere({ acesso, antes, depois }, { exigirVisaoDaLista }: ServicosDaCasa) {
    exigirQuemFaz(acesso, depois);
    for (const campo of ['lista', 'papel'] as const)
      if (antes !== null && antes[campo] !== depois[campo])
        throw new ErroMartelo('REQUISICAO_INVALIDA', {}, [`${campo}: não muda; guarde outra visão`]);
    // What a list has no more is told where it is opened: it keeps nobody from giving the view another name.
    const pede = ({ lista, papel, endereco, colunas }: typeof depois) => ({
      lista,
      papel,
      endereco,
      colunas,
    });
    if (antes === null || !isDeepStrictEqual(pede(antes), pede(depois)))
      exigirVisaoDaLista(acesso, pede(depois));
  },
  // A removal as well.
  async emVolta({ acesso, antes, depois }, servicos: ServicosDaCasa, gravar) {
    exigirQuemFaz(acesso, antes);
    const { padraoDe } = depois;
    if (padraoDe === undefined || antes.padraoDe !== undefined) return gravar();
    return semOutroPadrao(servicos, { uid: antes.uid, hotsiteId: antes.hotsiteId, padraoDe }, gravar);
  },
  acoes: {
    tornarPadrao: {
      resumo: 'Torna padrão da lista',
      papeis: PAPEIS_INTERNOS,
      quando: { campo: 'padrao', valores: [false] },
      // A list opens with one alone: of many the last would stay.
      soUm: true,
      executar: ({ doc: { deQuem, lista } }) => ({ padrao: true, padraoDe: `${deQuem}/${lista}` }),
    },
    tirarPadrao: {
      resumo: 'Deixa de ser padrão da lista',
      papeis: PAPEIS_INTERNOS,
      quando: { campo: 'padrao', valores: [true] },
      executar: () => ({ padrao: false, padraoDe: undefined }),
    },
  },
});

function exigirQuemFaz(acesso: Acesso, { papel }: { papel: string | null }): void {
  if (papel === null || acesso.tipo === 'sistema') return;
  if (acesso.tipo !== 'interno' || !acesso.papeis.includes(QUEM_FAZ_DE_PAPEL))
    throw new ErroMartelo('SEM_PERMISSAO', { papeis: QUEM_FAZ_DE_PAPEL });
}

/** Two who choose at once are one after the other. */
const VEZES = 5;

/** The one that the list opened with until now, a removed one as well, makes room; what two choose at once the store decides. */
async function semOutroPadrao<R>(
  { registros }: ServicosDaCasa,
  { uid, hotsiteId, padraoDe }: { uid: string; hotsiteId: number; padraoDe: string },
  gravar: () => Promise<R>,
): Promise<R> {
  const visoes = registros.colecao(VISOES);
  const tirarDosOutros = async (): Promise<void> => {
    const { itens } = await visoes.listar(SISTEMA, {
      filtros: [
        { tipo: 'exata', campo: 'padraoDe', valor: padraoDe },
        { tipo: 'exata', campo: 'hotsiteId', valor: hotsiteId },
        { tipo: 'diferente', campo: 'uid', valor: uid },
      ],
      ...{ pagina: 1, porPagina: 10, semTotal: true },
    });
    for (const { padraoDe: _, ...outra } of itens)
      await visoes.salvar(SISTEMA, semCarimbos({ ...outra, padrao: false }), outra.revisao);
  };
  for (let vez = 1; ; vez++) {
    await deNovoSeMudou(tirarDosOutros, VEZES);
    try {
      return await gravar();
    } catch (erro) {
      if (!(erro instanceof ErroMartelo) || erro.codigo !== 'JA_EXISTE' || vez >= VEZES) throw erro;
    }
  }
}
