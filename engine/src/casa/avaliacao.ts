import {
  type AvaliacaoDoVeiculo,
  type AvaliacaoEscrita,
  avaliacaoDoVeiculo,
  avaliacaoEscrita,
  type LoteParecido,
  ROTULOS_CONSERVACAO,
  ROTULOS_SITUACAO_AVALIACAO,
  SITUACOES_AVALIACAO,
} from '@martelo/shared/avaliacao';
import { mesEmSaoPaulo } from '@martelo/shared/datas';
import { ErroMartelo } from '@martelo/shared/erros';
import { LOTE_VENDIDO } from '@martelo/shared/lote-situacao';
import { QUEM_AVALIA_VEICULOS } from '@martelo/shared/papeis';
import { z } from 'zod';
import { paramsUid } from '../api/comando.ts';
import { SEM_REMOVIDOS } from '../api/recurso/politica.ts';
import { recurso } from '../api/recurso/recurso.ts';
import { type Rota, rota } from '../api/rota.ts';
import { porIdOuUid } from '../records/por-id-ou-uid.ts';
import type { Acesso, Registro } from '../records/records.ts';
import type { ServicosDaCasa } from './servicos.ts';
import { VEICULOS } from './veiculo.ts';

const guarda = {
  situacao: z.enum(SITUACOES_AVALIACAO).default('RASCUNHO'),
  /** The name of who signed, as it was then. */
  assinadaPor: z.string().nullable().default(null),
  assinadaEm: z.iso.datetime().nullable().default(null),
};

/** What auctioneers say that vehicles are worth. Signed it stands as it is; of several of one vehicle the last that was signed counts. */
export const AVALIACOES = recurso({
  nome: 'avaliacao',
  colecao: 'avaliacoes',
  caminho: '/v1/avaliacoes',
  modulo: 'leilao',
  rotulo: { um: 'Avaliação de veículo', varios: 'Avaliações de veículos' },
  escrita: avaliacaoEscrita,
  guarda,
  marca: 'hotsiteId',
  papeis: { le: QUEM_AVALIA_VEICULOS, escreve: QUEM_AVALIA_VEICULOS },
  campos: {
    veiId: { rotulo: 'Veículo' },
    situacao: { rotulo: 'Situação' },
    valorAvaliado: { rotulo: 'Valor avaliado' },
    minimo: { rotulo: 'Mínimo sugerido' },
    assinadaEm: { rotulo: 'Assinada em' },
    assinadaPor: { rotulo: 'Assinada por', busca: true, semArvore: true },
  },
  rotulos: {
    conservacao: 'Estado de conservação',
    fipeCodigo: 'Código FIPE',
    fipeMes: 'Mês da tabela FIPE',
    fipeValor: 'Valor na tabela FIPE',
    parecer: 'Parecer',
  },
  centavos: ['valorAvaliado', 'minimo', 'fipeValor'],
  valores: { situacao: ROTULOS_SITUACAO_AVALIACAO, conservacao: ROTULOS_CONSERVACAO },
  refs: { veiId: 'veiculo' },
  async confere({ antes, depois }, { agora }: ServicosDaCasa) {
    const problemas = problemasDa(depois, mesEmSaoPaulo(agora()));
    if (antes !== null && antes.veiId !== depois.veiId)
      problemas.push('veiId: a avaliação é de um veículo; faça outra');
    if (problemas.length > 0) throw new ErroMartelo('REQUISICAO_INVALIDA', {}, problemas);
  },
  // Whatever would change it, its removal too.
  async emVolta({ antes }, _: ServicosDaCasa, gravar) {
    if (antes.situacao === 'ASSINADA')
      throw new ErroMartelo('ALTERACAO_NAO_PERMITIDA', {
        ...{ campo: 'situacao', campoRotulo: 'a avaliação' },
        porque: 'foi assinada; faça outra, e vale a última',
      });
    return gravar();
  },
  transicoes: {
    campo: 'situacao',
    tabela: [{ de: 'RASCUNHO', para: 'ASSINADA', quem: QUEM_AVALIA_VEICULOS }],
  },
  acoes: {
    assinar: {
      resumo: 'Assina: não muda mais, e passa a ser a que vale',
      papeis: QUEM_AVALIA_VEICULOS,
      para: 'ASSINADA',
      // Who signs answers for each, for good.
      soUm: true,
      async executar({ chamador: { acesso } }, { agora, nomeDoUsuario }) {
        return {
          situacao: 'ASSINADA' as const,
          assinadaPor: acesso.tipo === 'interno' ? await nomeDoUsuario(acesso.usuUid) : null,
          assinadaEm: new Date(agora()).toISOString(),
        };
      },
    },
  },
  rotas: (servicos: ServicosDaCasa) => [doVeiculo(servicos)],
});

/** @param mes the present one, as `2026-11` */
function problemasDa({ minimo, valorAvaliado, fipeValor, fipeMes }: AvaliacaoEscrita, mes: string): string[] {
  const problemas: string[] = [];
  if (minimo > valorAvaliado) problemas.push('minimo: está acima do valor avaliado');
  if (fipeValor !== undefined && fipeMes === undefined)
    problemas.push('fipeMes: diga de que mês é o valor da tabela');
  if (fipeMes !== undefined && fipeValor === undefined) problemas.push('fipeValor: diga o valor da tabela');
  if (fipeMes !== undefined && fipeMes > mes) problemas.push('fipeMes: ainda não chegou');
  return problemas;
}

/** So many are read of what the search finds, and so many of them shown. */
const LIDOS = 24;
const MOSTRADOS = 8;
/** Years of model that are near enough to compare by. */
const ANOS_PERTO = 3;

type Veiculo = Registro<(typeof VEICULOS)['schema']['_output']>;

const doVeiculo = (servicos: ServicosDaCasa): Rota =>
  rota({
    metodo: 'get',
    caminho: '/v1/veiculos/:uid/avaliacao',
    resumo:
      'Um veículo como quem o avalia precisa vê-lo: o lote e as fotos, lotes parecidos, a avaliação que vale',
    guarda: QUEM_AVALIA_VEICULOS,
    params: paramsUid,
    resposta: avaliacaoDoVeiculo,
    async executar({ params, chamador: { acesso, hotsite } }): Promise<AvaliacaoDoVeiculo> {
      const { registros, emDia } = servicos;
      await emDia();
      const veiculo = (await porIdOuUid(
        registros.colecao(VEICULOS) as never,
        acesso,
        params.uid,
      )) as Veiculo | null;
      if (veiculo === null || veiculo.removidoEm !== undefined) throw new ErroMartelo('NAO_ENCONTRADO');
      const lote = await loteDe(servicos, acesso, veiculo.uid);
      const { marca, modelo, versao } = veiculo;
      return {
        veiculo: {
          ...{ uid: veiculo.uid, id: veiculo.id },
          nome: [marca, modelo, versao].filter(Boolean).join(' ') || 'Veículo',
          ...{ tipo: veiculo.tipo ?? null, placa: veiculo.placa ?? null, chassi: veiculo.chassi ?? null },
          ...{ anoModelo: veiculo.anoModelo ?? null, km: veiculo.km ?? null, cor: veiculo.cor ?? null },
          ...{ patio: veiculo.patio ?? null, valorMercado: veiculo.valorMercado ?? null },
        },
        lote,
        ...(await avaliacoesDe(servicos, acesso, veiculo.id)),
        parecidos: await parecidosCom(servicos, { acesso, hotsite }, veiculo, lote?.uid ?? null),
      };
    },
  });

async function loteDe({ loteDoVeiculo, localizador }: ServicosDaCasa, acesso: Acesso, veiUid: string) {
  const achado = await loteDoVeiculo(acesso, veiUid);
  if (achado === null) return null;
  const { estado, lote } = await localizador.vista(acesso, achado.lelUid);
  const { numero, nome, fotosUrls } = lote.dados;
  return {
    ...{ uid: lote.uid, leiUid: achado.leiUid, leilaoNome: estado.leilao.nome, numero, nome },
    ...{ situacao: lote.situacao, minimo: lote.minimo, fotosUrls: [...fotosUrls] },
  };
}

/** Which one counts, and what is being written. */
async function avaliacoesDe({ registros }: ServicosDaCasa, acesso: Acesso, veiId: number) {
  let vale: AvaliacaoDoVeiculo['vale'] = null;
  let rascunhoUid: string | null = null;
  const filtros = [{ tipo: 'exata', campo: 'veiId', valor: veiId } as const, SEM_REMOVIDOS];
  for await (const uma of registros.colecao(AVALIACOES).percorrer(acesso, { filtros })) {
    const { uid, minimo, valorAvaliado, assinadaPor, assinadaEm } = uma;
    if (uma.situacao === 'RASCUNHO') rascunhoUid = uid;
    else if (assinadaEm !== null && (vale === null || assinadaEm >= vale.assinadaEm))
      vale = { uid, minimo, valorAvaliado, assinadaPor: assinadaPor ?? '', assinadaEm };
  }
  return { vale, rascunhoUid };
}

/** Lots of the brand of the same make and model, of near years: what was sold first, then the nearest in years, then the newest. */
async function parecidosCom(
  { indice, localizador }: ServicosDaCasa,
  { acesso, hotsite }: { acesso: Acesso; hotsite: { id: number } },
  { marca, modelo, anoModelo }: Veiculo,
  esteLote: string | null,
): Promise<LoteParecido[]> {
  const texto = [marca, modelo?.split(/\s+/)[0]].filter(Boolean).join(' ');
  if (texto === '') return [];
  const anos =
    anoModelo === undefined
      ? []
      : [
          {
            ...{ tipo: 'range' as const, campo: 'anoModelo' },
            ...{ min: anoModelo - ANOS_PERTO, max: anoModelo + ANOS_PERTO },
          },
        ];
  const { uids } = indice.buscar({ hotsite: hotsite.id, texto, fixos: anos, pagina: 1, porPagina: LIDOS });
  const lidos = await Promise.all(
    uids.filter((uid) => uid !== esteLote).map((uid) => localizador.vista(acesso, uid).catch(semLote)),
  );
  const longe = (ano: number | null) => (ano === null ? ANOS_PERTO + 1 : Math.abs(ano - (anoModelo ?? ano)));
  return lidos
    .flatMap((lido): LoteParecido[] => {
      if (lido === null) return [];
      const { estado, lote } = lido;
      const { nome, veiculo, localizacao, dataFim } = lote.dados;
      return [
        {
          ...{ uid: lote.uid, nome, leilaoNome: estado.leilao.nome, situacao: lote.situacao },
          ...{ anoModelo: veiculo?.anoModelo ?? null, km: veiculo?.km ?? null },
          ...{ cidade: localizacao?.cidade ?? null, uf: localizacao?.uf ?? null },
          ...{ preco: lote.lideranca?.preco ?? null, dataFim },
        },
      ];
    })
    .toSorted(
      (um, outro) =>
        Number(LOTE_VENDIDO.has(outro.situacao)) - Number(LOTE_VENDIDO.has(um.situacao)) ||
        longe(um.anoModelo) - longe(outro.anoModelo) ||
        (outro.dataFim ?? '').localeCompare(um.dataFim ?? ''),
    )
    .slice(0, MOSTRADOS);
}

/** One that was there a moment ago. */
function semLote(erro: unknown): null {
  if (erro instanceof ErroMartelo) return null;
  throw erro;
}
