import { ErroMartelo } from '@martelo/shared/erros';
import type { Consulta } from '@martelo/shared/filtro';
import { lanceAceito } from '@martelo/shared/lance';
import {
  type LanceNoHistorico,
  lanceNoHistorico,
  loteDetalhe,
  minhaPosicao,
} from '@martelo/shared/lote-detalhe';
import { comoCliente } from '../../api/chamador.ts';
import { paramsUid } from '../../api/comando.ts';
import { parametrosDeLista } from '../../api/consulta.ts';
import type { LimitesDeLance } from '../../api/limites.ts';
import { paginaDe } from '../../api/resposta.ts';
import { type Rota, rota } from '../../api/rota.ts';
import type { Localizador } from '../../leituras/localizador.ts';
import type { Posicoes } from '../../leituras/posicao.ts';
import { LIVRO, type LinhaDoLivro } from '../../leituras/registros/livro.ts';
import type { Carimbar } from '../../leituras/vistas/carimbos.ts';
import { detalheDoLote } from '../../leituras/vistas/lote.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import { campoRecibo } from '../provas/recibo.ts';
import { type DarLance, lanceDoCorpo } from './dar-lance.ts';

interface Dependencias {
  registros: Registros;
  localizador: Localizador;
  posicoes: Posicoes;
  limites: LimitesDeLance;
  darLance: DarLance;
  emDia(): Promise<void>;
  /** The stamps of a brand that a lot has now. */
  carimbar: Carimbar;
}

/** What anyone sees of a lot, and the bid. */
export function rotasPublicasLotes(deps: Dependencias): Rota[] {
  const { registros, localizador, posicoes, limites, darLance, carimbar, emDia } = deps;
  const livro = registros.colecao(LIVRO);

  return [
    rota({
      metodo: 'get',
      caminho: '/v1/lotes/:uid',
      resumo: 'Um lote, com o preço e o relógio deste instante',
      guarda: 'publica',
      params: paramsUid,
      resposta: loteDetalhe,
      async executar({ params, chamador }) {
        const { estado, lote } = await localizador.vista(chamador.acesso, params.uid);
        return detalheDoLote(estado, lote, chamador.hotsite, carimbar);
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/lotes/:uid/lances',
      resumo: 'Os lances públicos de um lote, do mais novo ao mais antigo',
      guarda: 'publica',
      params: paramsUid,
      query: parametrosDeLista(['seq', 'instante', 'valor']),
      resposta: paginaDe(lanceNoHistorico),
      async executar({ params, query: { consulta }, chamador }) {
        const { lote } = await localizador.vista(chamador.acesso, params.uid);
        await emDia();
        const { pagina, porPagina, apos } = consulta;
        const achados = await livro.listar(SISTEMA, {
          filtros: [
            { tipo: 'exata', campo: 'lelUid', valor: lote.uid },
            { tipo: 'exata', campo: 'tipo', valor: 'Lance' },
          ],
          ordem: { campo: 'seq', tipoOrdenacao: sentidoDosLances(consulta), tipoCampo: 'long' },
          ...{ pagina, porPagina, apos },
        });
        return { ...achados, itens: achados.itens.flatMap(comoLance) };
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/lotes/:uid/minha-posicao',
      resumo: 'Minha posição em um lote e, só para mim, meu lance máximo',
      guarda: 'cliente',
      params: paramsUid,
      resposta: minhaPosicao,
      async executar({ params, chamador }) {
        const { estado, lote } = await localizador.vista(chamador.acesso, params.uid);
        return posicoes.emUmLote(comoCliente(chamador), estado.leilao.uid, lote.uid);
      },
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/lotes/:uid/lances',
      escopo: 'LANCES',
      resumo: 'Dá um lance ou define um lance automático (valor em centavos)',
      guarda: 'cliente',
      status: 201,
      params: paramsUid,
      body: lanceDoCorpo,
      resposta: lanceAceito.extend(campoRecibo),
      executar({ params, body, chamador }) {
        const acesso = comoCliente(chamador);
        const { comandoId } = body;
        limites.exigir({ cliUid: acesso.cliUid, lote: params.uid, comandoId }, chamador.ip);
        return darLance(acesso, params.uid, body);
      },
    }),
  ];
}

/** Time and amount only grow along a ledger: they all order bids as `seq` does. @throws ErroMartelo FILTRO_INVALIDO */
function sentidoDosLances({ filtros, ordem }: Consulta): 'asc' | 'desc' {
  if (filtros.length > 0) throw new ErroMartelo('FILTRO_INVALIDO', {}, 'Esta lista não aceita filtros.');
  return ordem?.tipoOrdenacao ?? 'desc';
}

function comoLance(linha: LinhaDoLivro): LanceNoHistorico[] {
  const { seq, publico, anulado, valorRevisto } = linha;
  if (publico.tipo !== 'Lance') return [];
  const { lance: uid, instante, apelido, cidade, modo: tipo, resposta, lidera } = publico;
  // A line that was weighed again is worth what it was then (rule 19): what it said before may be its leader's live cap.
  const valor = valorRevisto ?? publico.valor;
  const cancelado = anulado ? { cancelado: true, situacao: 'Cancelado' as const } : {};
  return [{ uid, seq, instante, apelido, cidade, valor, tipo, resposta, lidera, ...cancelado }];
}
