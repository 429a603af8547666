import { type AvaliacaoCondicional, avaliacaoCondicional } from '@martelo/shared/avaliacao-condicional';
import {
  condicionalDoLote as condicional,
  etapaCondicional,
  respostaCliente,
  respostaComitente,
} from '@martelo/shared/condicional';
import { centavos } from '@martelo/shared/dinheiro';
import { ErroMartelo } from '@martelo/shared/erros';
import { situacaoLote } from '@martelo/shared/lote';
import { loteCartao } from '@martelo/shared/lote-cartao';
import { QUEM_VE_AVALIACAO_CONDICIONAL } from '@martelo/shared/papeis';
import { z } from 'zod';
import type { ExigirParticipacao } from '../../acesso/participacao/exigir-participacao.ts';
import { comoCliente } from '../../api/chamador.ts';
import { identificar, paramsUid } from '../../api/comando.ts';
import { parametrosDeLista } from '../../api/consulta.ts';
import { paginaDe } from '../../api/resposta.ts';
import { type Chamador, type Rota, rota } from '../../api/rota.ts';
import type { EstadoLote } from '../../auction/modelo/estado.ts';
import { COMITENTES, EQUIPE_DE_COMITENTES, PAPEL_COMITENTE } from '../../casa/comitente.ts';
import type { Localizador } from '../../leituras/localizador.ts';
import { CONDICIONAIS } from '../../leituras/registros/condicional.ts';
import type { Leitura, LoteLido } from '../../leituras/terminados/leitura.ts';
import { leilaoVisivel } from '../../leituras/visibilidade.ts';
import type { Carimbar } from '../../leituras/vistas/carimbos.ts';
import { condicionalDoLote } from '../../leituras/vistas/condicional.ts';
import { cartaoDoLote } from '../../leituras/vistas/lote.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import type { Motor } from '../../runtime/motor.ts';
import { doVeiculoAvaliado } from './avaliacao-condicional.ts';

interface Dependencias {
  motor: Motor;
  leitura: Leitura;
  registros: Registros;
  localizador: Localizador;
  exigirParticipacao: ExigirParticipacao;
  nomeDoUsuario(usuUid: string): Promise<string>;
  emDia(): Promise<void>;
  /** Unix ms. */
  agora(): number;
  /** The stamps of a brand that a lot has now. */
  carimbar: Carimbar;
}

/** One of GET /v1/comitente/condicionais. Who the client is, is not in it. */
const condicionalDoComitente = condicional.extend({
  lote: loteCartao,
  /** The consignor's own reserve, centavos. */
  valorComitente: centavos.nullable(),
});
export type CondicionalDoComitente = z.infer<typeof condicionalDoComitente>;

/** Where an answer took the conditional sale. */
const condicionalRespondida = z.object({
  /** The lot's. */
  uid: z.guid(),
  situacao: situacaoLote,
  /** Whose answer is awaited now, and until when; null once decided. */
  etapa: etapaCondicional.nullable(),
  prazo: z.iso.datetime().nullable(),
  /** Once decided: what it was sold for, null when it was not. */
  valor: centavos.nullable().optional(),
});

/** Of what the answers show: who the client is, is not in them. */
const CAMPOS = { lelUid: 'uid', leiUid: 'leiUid', etapa: 'etapa', prazo: 'prazo' };
const QUEM_RESPONDE = [...EQUIPE_DE_COMITENTES, PAPEL_COMITENTE] as const;

/** Conditional sales: the consignor's answers, the client's, and what awaits the consignor. */
export function rotasCondicionais(deps: Dependencias): Rota[] {
  const { motor, leitura, registros, localizador, exigirParticipacao, nomeDoUsuario, emDia } = deps;
  const comitentes = registros.colecao(COMITENTES);
  const condicionais = registros.colecao(CONDICIONAIS);

  /** `comId`s the caller answers for; null = all, for staff. */
  const alcance = async ({ acesso }: Chamador): Promise<number[] | null> => {
    if (acesso.tipo !== 'interno') return [];
    if (EQUIPE_DE_COMITENTES.some((papel) => acesso.papeis.includes(papel))) return null;
    return Array.fromAsync(comitentes.percorrer(acesso, { filtros: [] }), ({ id }) => id);
  };

  const exigirAlcance = async (chamador: Chamador, { dados }: Pick<EstadoLote, 'dados'>): Promise<void> => {
    const meus = await alcance(chamador);
    const comId = dados.comitente?.comId;
    if (meus === null || (comId !== undefined && meus.includes(comId))) return;
    throw new ErroMartelo('SEM_PERMISSAO', { papeis: EQUIPE_DE_COMITENTES.join(', ') });
  };

  return [
    rota({
      metodo: 'post',
      caminho: '/v1/lotes/:uid/condicional/resposta',
      resumo: 'O comitente, ou a equipe por ele, libera, recusa ou pede novo valor',
      guarda: QUEM_RESPONDE,
      params: paramsUid,
      body: respostaComitente,
      resposta: condicionalRespondida,
      async executar({ params, body, chamador, req }) {
        const { estado, lote } = await localizador.lote(chamador.acesso, params.uid);
        await exigirAlcance(chamador, lote);
        const { comandoId, autor } = identificar(chamador, req, body.comandoId);
        const { resposta, valor = null } = body;
        const nome = await nomeDoUsuario(autor);
        return motor.executar(estado.leilao.uid, {
          ...{ comandoId, autor },
          pedido: { tipo: 'responder-condicional', lelUid: lote.uid, resposta, valor, nome },
        });
      },
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/lotes/:uid/condicional/cliente',
      escopo: 'LANCES',
      resumo: 'O cliente aceita, recusa ou responde ao novo valor com outro',
      guarda: 'cliente',
      params: paramsUid,
      body: respostaCliente,
      resposta: condicionalRespondida,
      async executar({ params, body, chamador, req }) {
        const acesso = comoCliente(chamador);
        const { leiUid, lelUid } = await localizador.endereco(params.uid);
        const { comandoId, autor } = identificar(chamador, req, body.comandoId);
        const { resposta, valor = null } = body;
        const { cliUid } = acesso;
        const mandar = () =>
          motor.executar(leiUid, {
            ...{ comandoId, autor },
            pedido: { tipo: 'responder-novo-valor', lelUid, cliUid, resposta, valor },
          });
        const condicional = (await motor.estado(leiUid))?.lotes.get(lelUid)?.condicional;
        const aceito = resposta === 'ACEITA' ? condicional?.novoValor?.valor : valor;
        // Declining needs no standing.
        const devido = resposta === 'RECUSA' ? null : (aceito ?? 0);
        return exigirParticipacao(acesso, { leiUid, lelUid, comandoId, valor: devido }, mandar);
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/lotes/:uid/avaliacao-condicional',
      resumo:
        'O que pesa em um lance condicional: a FIPE e o mês dela, a última vistoria e os dias no estoque; de quem deu o lance, nada',
      guarda: QUEM_VE_AVALIACAO_CONDICIONAL,
      params: paramsUid,
      resposta: avaliacaoCondicional,
      async executar({ params, chamador }): Promise<AvaliacaoCondicional> {
        await emDia();
        const { estado, lote } = await localizador.vista(chamador.acesso, params.uid);
        await exigirAlcance(chamador, lote);
        const dela = condicionalDoLote(lote);
        if (dela === null) throw new ErroMartelo('NAO_ENCONTRADO');
        const { hotsites, uid, nome } = estado.leilao;
        const { dados } = lote;
        return {
          lote: { uid: lote.uid, numero: dados.numero, nome: dados.nome },
          leilao: { uid, nome },
          ...{ lance: dela.valorLance, minimo: dados.valor.minimo, etapa: dela.etapa, prazo: dela.prazo },
          ...(await doVeiculoAvaliado(deps, dados, { hotsites, lance: dela.valorLance })),
        };
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/comitente/condicionais',
      resumo: 'As vendas condicionais dos meus lotes; aguardando=true traz só as que esperam minha resposta',
      guarda: QUEM_RESPONDE,
      query: parametrosDeLista(CAMPOS, { aguardando: z.stringbool().optional() }),
      resposta: paginaDe(condicionalDoComitente),
      async executar({ query: { consulta, aguardando }, chamador }) {
        await emDia();
        const meus = await alcance(chamador);
        const pagina = await condicionais.listar(SISTEMA, {
          ...consulta,
          filtros: [
            ...consulta.filtros,
            { tipo: 'multipla', campo: 'hotsites', valores: marcasDe(chamador) },
            ...(meus === null ? [] : [{ tipo: 'multipla' as const, campo: 'comId', valores: [-1, ...meus] }]),
            ...(aguardando
              ? [{ tipo: 'multipla' as const, campo: 'etapa', valores: ['comitente', 'replica'] }]
              : []),
          ],
          ordem: consulta.ordem ?? { campo: 'prazo', tipoOrdenacao: 'asc', tipoCampo: 'date' },
        });
        const itens = await Promise.all(
          pagina.itens.map(async ({ leiUid, uid }) => {
            const lido = await leitura.lote(leiUid, uid);
            if (lido === null || !leilaoVisivel(chamador.acesso, lido.estado)) return [];
            return doComitente(lido, chamador, deps.carimbar);
          }),
        );
        return { ...pagina, itens: itens.flat() };
      },
    }),
  ];
}

function doComitente(
  { estado, lote }: LoteLido,
  { hotsite }: Chamador,
  carimbar: Carimbar,
): CondicionalDoComitente[] {
  const condicional = condicionalDoLote(lote);
  if (condicional === null) return [];
  return [
    {
      ...condicional,
      lote: cartaoDoLote(estado, lote, hotsite, carimbar),
      valorComitente: lote.reserva || null,
    },
  ];
}

/** A token is good for the brand it was given for. */
const marcasDe = ({ acesso }: Chamador): number[] => (acesso.tipo === 'interno' ? [acesso.hotsiteId] : []);
