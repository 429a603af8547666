import {
  ROTULOS_APARENCIA,
  ROTULOS_POSICAO_DO_CARIMBO,
  ROTULOS_SITUACAO_CARIMBO,
  SITUACOES_CARIMBO,
  type SituacaoCarimbo,
} from '@martelo/shared/carimbo';
import { type CarimboEscrita, carimboEscrita } from '@martelo/shared/carimbo.esquema';
import { ErroMartelo } from '@martelo/shared/erros';
import { SITUACOES_LOTE } from '@martelo/shared/lote';
import { rotuloSituacao } from '@martelo/shared/lote-rotulos';
import { TIPOS_LOTE } from '@martelo/shared/lote-tipos';
import { contraste } from '@martelo/shared/pagina/tema/cor';
import { TEXTO_MINIMO } from '@martelo/shared/pagina/tema/tema';
import { z } from 'zod';
import { recurso } from '../api/recurso/recurso.ts';
import type { ServicosDaCasa } from './servicos.ts';

const ADM = ['Interno - ADM'] as const;

/** Stamps that lie over the pictures of a brand's lots for a while (BO21): never in the files. */
export const CARIMBOS = recurso({
  nome: 'carimbo',
  colecao: 'carimbos',
  caminho: '/v1/carimbo-fotos',
  modulo: 'site',
  rotulo: { um: 'Carimbo de fotos', varios: 'Carimbos de fotos' },
  escrita: carimboEscrita,
  guarda: {
    situacao: z.enum(SITUACOES_CARIMBO).default('RASCUNHO'),
    encerradoEm: z.iso.datetime().nullable().default(null),
  },
  marca: 'hotsiteId',
  papeis: { le: ADM, escreve: ADM },
  campos: {
    nome: { rotulo: 'Nome', busca: true },
    situacao: { rotulo: 'Situação' },
    prioridade: { rotulo: 'Prioridade' },
    inicio: { rotulo: 'Aparece desde' },
    fim: { rotulo: 'Aparece até' },
    aparencia: { rotulo: 'O que mostra' },
  },
  rotulos: {
    texto: 'Palavras do carimbo',
    cor: 'Cor do fundo',
    corTexto: 'Cor das letras',
    urlCard: 'Imagem no cartão',
    urlLote: 'Imagem na página do lote',
    link: 'Endereço que abre na página do lote',
    posicao: 'Lugar sobre a foto',
    leilaoIds: 'Leilões',
    tipos: 'Tipos de lote',
    comIds: 'Comitentes',
    situacoes: 'Situações do lote',
    palavras: 'Palavras no nome, na marca ou no modelo',
    encerradoEm: 'Encerrado em',
  },
  valores: {
    situacao: ROTULOS_SITUACAO_CARIMBO,
    aparencia: ROTULOS_APARENCIA,
    posicao: ROTULOS_POSICAO_DO_CARIMBO,
    tipos: Object.fromEntries(TIPOS_LOTE.map((um) => [um, um])),
    situacoes: Object.fromEntries(SITUACOES_LOTE.map((uma) => [uma, rotuloSituacao(uma, 'leilao').rotulo])),
  },
  refs: { comIds: 'comitente' },
  async confere({ acesso, antes, depois }, { localizador, agora }: ServicosDaCasa) {
    if (antes?.situacao === 'ENCERRADO' && antes.removidoEm === depois.removidoEm)
      throw new ErroMartelo('ALTERACAO_NAO_PERMITIDA', {
        campo: 'situacao',
        porque: 'o carimbo está encerrado; cadastre outro',
      });
    const problemas = problemasDoCarimbo(depois);
    if (depois.situacao === 'ATIVO' && antes?.situacao === 'RASCUNHO' && passou(depois.fim, agora()))
      problemas.push('fim: já passou; mude o fim antes de ativar');
    if (problemas.length > 0) throw new ErroMartelo('REQUISICAO_INVALIDA', {}, problemas);
    for (const id of depois.leilaoIds)
      if (!antes?.leilaoIds.includes(id)) await localizador.vistaDoLeilao(acesso, String(id));
  },
  // Who is answered finds it on the cards.
  aposGravar: (servicos: ServicosDaCasa) => servicos.carimbosEmDia(),
  transicoes: {
    campo: 'situacao',
    tabela: [
      { de: 'RASCUNHO', para: 'ATIVO', quem: ADM },
      { de: 'ATIVO', para: 'ENCERRADO', quem: ADM },
    ],
  },
  acoes: {
    ativar: {
      resumo: 'Ativa: aparece sobre as fotos no seu período',
      papeis: ADM,
      para: 'ATIVO',
      executar: () => ({ situacao: 'ATIVO' as const }),
    },
    encerrar: {
      resumo: 'Encerra: sai das fotos agora',
      papeis: ADM,
      para: 'ENCERRADO',
      executar: (_, { agora }) => ({
        situacao: 'ENCERRADO' as const,
        encerradoEm: new Date(agora()).toISOString(),
      }),
    },
  },
});

const passou = (fim: string | undefined, agora: number): boolean =>
  fim !== undefined && Date.parse(fim) <= agora;

/** Never rounded up to what would do. */
const emPalavras = (razao: number): string => (Math.floor(razao * 10) / 10).toLocaleString('pt-BR');

/** What keeps one from being drawn, or from being read by everybody, each at its field. */
function problemasDoCarimbo(um: CarimboEscrita & { situacao: SituacaoCarimbo }): string[] {
  const problemas: string[] = [];
  if (um.inicio !== undefined && um.fim !== undefined && Date.parse(um.fim) <= Date.parse(um.inicio))
    problemas.push('fim: termina antes de começar');
  const { aparencia, cor, corTexto } = um;
  // A draft may lack what is not found yet.
  const aparece = um.situacao === 'ATIVO';
  if (aparencia === 'IMAGEM') {
    if (aparece && um.urlCard === undefined) problemas.push('urlCard: diga qual é a imagem');
    return problemas;
  }
  if (aparece && um.texto === undefined) problemas.push('texto: escreva as palavras do carimbo');
  const razao = contraste(cor, corTexto);
  if (razao < TEXTO_MINIMO)
    problemas.push(
      `corTexto: o contraste com o fundo é ${emPalavras(razao)}; são precisos ${emPalavras(TEXTO_MINIMO)}`,
    );
  return problemas;
}
