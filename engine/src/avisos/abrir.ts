import { join } from 'node:path';
import type { Avisar } from '@martelo/shared/avisos/avisar';
import type { Canal, SituacaoEntrega } from '@martelo/shared/avisos/canais';
import type { AvisoDoSino } from '@martelo/shared/avisos/esquemas';
import type { CodigoEvento } from '@martelo/shared/avisos/eventos';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { Logger } from 'pino';
import type { Identidade } from '../acesso/identidade/identidade.ts';
import { criarLimitador } from '../api/limite.ts';
import type { Rota } from '../api/rota.ts';
import { AVISO, cargaDoAviso, criarAvisar, uidDoAviso } from '../jobs/avisar.ts';
import type { Efeitos } from '../jobs/efeitos.ts';
import type { Fila } from '../jobs/fila.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Registros } from '../records/records.ts';
import type { Motor } from '../runtime/motor.ts';
import { criarCaixa } from './caixa.ts';
import type { CanalDeAvisos } from './canais/canal.ts';
import { type Correio, correioEmPasta, correioSmtp } from './canais/correio.ts';
import { canalEmail } from './canais/email.ts';
import { canalPush, criarMandarPush, type MandarPush } from './canais/push.ts';
import { canalDeTexto, portadorEmPasta } from './canais/texto.ts';
import { type ContaTwilio, portadorTwilio } from './canais/twilio.ts';
import { type ContaWhatsApp, portadorWhatsApp } from './canais/whatsapp.ts';
import { registrarAvisosDeConta } from './conta.ts';
import { convidar } from './convidar.ts';
import { convidarAoEvento } from './convidar-ao-evento.ts';
import { criarEmEspera } from './em-espera.ts';
import { criarEntregador, type Entregador } from './entregador.ts';
import { ENTREGAS } from './entregas.ts';
import { registrarAvisosDosLeiloes } from './leiloes.ts';
import { enviarLinkDaConta } from './link-da-conta.ts';
import { criarEscritor } from './mensagem.ts';
import { criarPreferencias } from './preferencias.ts';
import { AVISOS } from './registros.ts';
import { esquecerComASessao, rotasDosAvisosDoCliente } from './rotas-cliente.ts';
import { rotasDoDescadastro } from './rotas-descadastro.ts';
import { rotasDaVoz } from './rotas-equipe.ts';
import { rotasDosProvedores } from './rotas-integracoes.ts';
import { rotasDoSinoDaEquipe } from './rotas-sino-da-equipe.ts';
import { rotaDoTeste } from './rotas-teste.ts';
import { criarSala } from './sala.ts';
import { seguirSuperados } from './superado.ts';
import { tocarEquipe } from './tocar-equipe.ts';
import { criarVozes } from './voz.ts';

interface Dependencias {
  registros: Registros;
  motor: Motor;
  fila: Fila;
  efeitos: Efeitos;
  identidade: Identidade;
  config: {
    /** The engine's data folder. */
    pasta: string;
    correio: { smtp: string | null; remetente: string };
    avisos: {
      twilio: ContaTwilio | null;
      whatsapp: ContaWhatsApp | null;
      webhookWhatsApp: { segredo: string; verificacao: string } | null;
      servicosDePush: readonly string[];
    };
    limites: boolean;
    siteDe: Parameters<typeof criarEscritor>[0]['siteDe'];
  };
  /** Rings a client's bell on their open pages. */
  tocar(cliUid: string, aviso: AvisoDoSino): void;
  /** The same of one of the house. */
  tocarEquipe(hotsiteId: number, usuUid: string, aviso: AvisoDoSino): void;
  /** Rings for who of a brand's house is told of what waits, on this process, and which brands have somebody there. */
  equipe: Pick<Parameters<typeof tocarEquipe>[0], 'olhadas' | 'tocar'>;
  /** Whether a client has a lot before their eyes. */
  olhando(cliUid: string, lelUid: string): Promise<boolean>;
  contar(canal: Canal, situacao: SituacaoEntrega): void;
  /** Resolves when the sale of a lot has followed it, and goes on in the one that it belongs to. */
  vendaEmDia(lelUid: string): Promise<void>;
  agora(): number;
  log: Logger;
}

/** The one room by which people are told of something. */
export interface Avisos {
  rotas: Rota[];
  /** How everything else in the engine tells people something. */
  avisar: Avisar;
  /** Whether a client was told of something, by the key that it was to be told under: the notice is kept, its messages are on their way. */
  foiDito(evento: CodigoEvento, quem: { hotsiteId: number; cliUid: string }, chave: string): Promise<boolean>;
  entregador: Entregador;
  /** Sends the letter of an invitation of staff. */
  convidar(conviteUid: string, chave: string): Promise<void>;
  /** Sends a guest of an event their invitation. */
  convidarAoEvento(convidadoUid: string, chave: string): Promise<void>;
  /** Sends a user the link by which they make a password. */
  enviarLinkDaConta(usuUid: string, hotsiteId: number, chave: string): Promise<void>;
  /** The colour of a brand's letters, `#rrggbb`. */
  corDe(marca: RegrasHotsite): Promise<string>;
  /** Whether letters to a client wait, or are on their way. */
  cartasACaminho(cliUid: string): Promise<boolean>;
  /** Follows the auctions, and looks for what was left unsent. After the queue has begun. */
  iniciar(): void;
  parar(): Promise<void>;
}

export async function abrirAvisos(d: Dependencias): Promise<Avisos> {
  const { registros, motor, fila, efeitos, identidade, config, agora, log } = d;
  const { hotsites, chaves } = identidade;
  const { siteDe } = config;
  const { derivar } = chaves;
  const hotsitePorId = hotsites.porId;
  const vapid = await chaves.vapid();
  const selo = (entregaUid: string): string => derivar('push', entregaUid).toString('base64url').slice(0, 22);

  const vozes = criarVozes(registros, agora);
  const preferencias = criarPreferencias(registros, vozes, agora);
  const escrever = criarEscritor({ vozes, siteDe, derivar });
  const correio = abrirCorreio(config);
  const mandarPush = criarMandarPush({ vapid, contato: `mailto:${config.correio.remetente}`, selo, agora });
  const canais = abrirCanais(d, correio, mandarPush);
  const emEspera = criarEmEspera({ vozes, preferencias, hotsitePorId, agora });
  const entregador = criarEntregador({
    ...{ registros, fila, canais, escrever, emEspera, hotsitePorId, contar: d.contar, agora, log },
  });
  const sala = criarSala({
    ...{ registros, hotsitePorId, vozes, preferencias, escrever, entregador, tocar: d.tocar, agora },
    tocarEquipe: d.tocarEquipe,
  });
  const caixa = criarCaixa({ registros, entregador, agora });

  fila.registrar(AVISO, (carga) => sala.avisarJa(cargaDoAviso.parse(carga)));
  const cartas = {
    registros,
    correio,
    vozes,
    hotsitePorId,
    siteDe,
    remetente: config.correio.remetente,
    agora,
  };
  registrarAvisosDosLeiloes(fila, { registros, sala, hotsitePorId, cartas, vendaEmDia: d.vendaEmDia });
  registrarAvisosDeConta(fila, efeitos, {
    ...{ registros, sala, entregador, hotsitePorId, siteDe },
    ...{ redefinicao: identidade.redefinicao, contas: identidade.contas },
  });

  const limitar = (capacidade: number, reposicaoMs: number) =>
    criarLimitador({ capacidade, reposicaoMs, relogio: agora, ativo: config.limites });
  const paradas: (() => void)[] = [];
  return {
    rotas: [
      ...rotasDosAvisosDoCliente({
        ...{ registros, preferencias, caixa, entregador, chavePublica: vapid.publica, selo, agora },
        ...{ servicos: config.avisos.servicosDePush, limitador: limitar(60, 1_000) },
      }),
      ...rotasDoSinoDaEquipe({ registros, caixa, agora, limitador: limitar(60, 1_000) }),
      ...rotasDoDescadastro({ preferencias, vozes, derivar, limitador: limitar(60, 1_000) }),
      ...rotasDaVoz({ vozes, hotsitePorId }),
      rotaDoTeste({
        ...{ registros, vozes, canais, mandarPush, siteDe, agora, log, limitador: limitar(10, 30_000) },
        ...{ servicos: config.avisos.servicosDePush, avisarJa: sala.avisarJa },
      }),
      ...rotasDosProvedores({
        ...{ registros, entregador, hotsitePorId, siteDe },
        ...{ twilio: config.avisos.twilio?.token ?? null, whatsapp: config.avisos.webhookWhatsApp },
      }),
    ],
    avisar: criarAvisar(fila, agora),
    async foiDito(evento, { hotsiteId, cliUid }, chave) {
      const uid = uidDoAviso({ evento, hotsiteId, cliUid, usuUid: null, chave });
      return (await registros.colecao(AVISOS).obter(SISTEMA, uid)) !== null;
    },
    entregador,
    enviarLinkDaConta: (...qual) => enviarLinkDaConta({ registros, sala, hotsitePorId, agora }, ...qual),
    convidar: (conviteUid, chave) =>
      convidar(
        { registros, correio, vozes, hotsitePorId, siteDe, remetente: config.correio.remetente },
        conviteUid,
        chave,
      ),
    convidarAoEvento: (convidadoUid, chave) => convidarAoEvento(cartas, convidadoUid, chave),
    corDe: async (marca) => (await vozes.de(marca)).corPrimaria,
    async cartasACaminho(cliUid) {
      const { itens } = await registros.colecao(ENTREGAS).listar(SISTEMA, {
        filtros: [
          { tipo: 'exata', campo: 'cliUid', valor: cliUid },
          { tipo: 'exata', campo: 'canal', valor: 'email' },
          { tipo: 'exata', campo: 'situacao', valor: 'NA_FILA' },
        ],
        ...{ pagina: 1, porPagina: 1, semTotal: true },
      });
      return itens.length > 0;
    },
    iniciar() {
      entregador.iniciar();
      paradas.push(
        tocarEquipe({
          ...{ registros, agora, ...d.equipe },
          aoFalhar: (err) => log.error({ err }, 'the house could not be told of what waits'),
        }),
        seguirSuperados({
          ...{ motor, registros, sala, hotsitePorId, olhando: d.olhando, agora },
          aoFalhar: (err) => log.error({ err }, 'somebody who was outbid could not be told'),
        }),
        esquecerComASessao(
          registros,
          {
            ...{ aoEncerrarSessao: identidade.aoEncerrarSessao, aoMudarConta: identidade.aoMudarConta },
            async conferir(sid, hotsiteId) {
              const marca = hotsitePorId(hotsiteId);
              if (marca !== null) await identidade.conferir(sid, marca);
            },
          },
          (err) => log.error({ err }, 'notifications of an ended session stay'),
        ),
      );
    },
    async parar() {
      for (const parar of paradas) parar();
      await entregador.parar();
    },
  };
}

/** By the mail server, or into a folder where none is set. */
const abrirCorreio = ({ pasta, correio: { smtp } }: Dependencias['config']): Correio =>
  smtp === null ? correioEmPasta(join(pasta, 'correio')) : correioSmtp(smtp);

/** Each channel by its provider, or into a folder where none is set. */
function abrirCanais(
  { registros, config, log }: Dependencias,
  cartas: Correio,
  mandar: MandarPush,
): Partial<Record<Canal, CanalDeAvisos>> {
  const { correio, avisos, pasta } = config;
  return {
    email: canalEmail(cartas, correio.remetente),
    push: canalPush({ registros, mandar, log }),
    sms: canalDeTexto(avisos.twilio ? portadorTwilio(avisos.twilio) : portadorEmPasta(join(pasta, 'sms'))),
    whatsapp: canalDeTexto(
      avisos.whatsapp ? portadorWhatsApp(avisos.whatsapp) : portadorEmPasta(join(pasta, 'whatsapp')),
    ),
  };
}
