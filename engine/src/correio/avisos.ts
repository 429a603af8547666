import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { SituacaoLote } from '@martelo/shared/lote-situacao';
import type { Logger } from 'pino';
import { z } from 'zod';
import { CLIENTES } from '../clientes/registro.ts';
import { ehDasMarcas } from '../comitentes/da-marca.ts';
import { COMITENTES } from '../comitentes/registro.ts';
import { CONDICIONAIS } from '../condicionais/registro.ts';
import { USUARIOS } from '../identity/contas.ts';
import type { Fila } from '../jobs/fila.ts';
import { LOTES } from '../lotes/registro.ts';
import type { Acesso, Registros } from '../records/records.ts';
import { VENDAS } from '../vendas/registro.ts';
import type { Correio } from './correio.ts';
import {
  type Texto,
  textoDaCondicional,
  textoDaRecusa,
  textoDaVenda,
  textoDoNovoValor,
} from './mensagens.ts';

export const AVISO_VENDA = 'avisar-venda';
export const AVISO_COMITENTE = 'avisar-comitente';
export const AVISO_CLIENTE = 'avisar-cliente';
export const AVISO_RECUSA = 'avisar-recusa';

/** A conditional sale that came to nothing: the consignor's no, or no agreement about their new value. */
export const RECUSAS_DE_CONDICIONAL: ReadonlySet<SituacaoLote> = new Set([
  'NEGADA_CONDICIONAL',
  'CONDICIONAL_NEGADA',
]);

/** Older news is none: after a restoration, or once the records were made again from the log. */
const VELHO_MS = 3 * 86_400_000;

const daVenda = z.object({ lelUid: z.string(), instante: z.number() });
const doComitente = daVenda.extend({ lance: z.number(), prazo: z.string() });
const doCliente = daVenda.extend({ valor: z.number(), prazo: z.string() });

export interface DependenciasAvisos {
  registros: Registros;
  correio: Correio;
  hotsitePorId(id: number): RegrasHotsite | null;
  siteDe(hotsite: RegrasHotsite): string;
  /** Address that messages come from; the name is the brand's. */
  remetente: string;
  agora(): number;
  log: Logger;
}

const SISTEMA: Acesso = { tipo: 'sistema' };

/** Says how the jobs that write to people are done. Each bears repetition: the same message has the same Message-ID. */
export function registrarAvisos(fila: Fila, deps: DependenciasAvisos): void {
  const { registros, correio, hotsitePorId, siteDe, remetente, agora, log } = deps;
  const lotes = registros.colecao(LOTES);
  const clientes = registros.colecao(CLIENTES);

  const enviar = async (para: string, chave: string, marca: RegrasHotsite, escrito: Texto | null) => {
    if (escrito === null) return;
    await correio.enviar({ de: { name: marca.nome, address: remetente }, para, chave, ...escrito });
    log.info({ rastro: `tarefa:${chave}`, assunto: escrito.assunto }, 'aviso enviado');
  };
  const recente = ({ instante }: { instante: number }): boolean => agora() - instante < VELHO_MS;
  /** The client's account with its brand; null when there is none to write to. */
  const destinatario = async (cliUid: string) => {
    const cliente = await clientes.obter(SISTEMA, cliUid);
    const marca = cliente && hotsitePorId(cliente.hotsiteId);
    return cliente && marca ? { cliente, marca } : null;
  };

  fila.registrar(AVISO_VENDA, async (carga, { chave }) => {
    const lida = daVenda.parse(carga);
    const venda = await registros.colecao(VENDAS).obterPor(SISTEMA, 'lelUid', lida.lelUid);
    const quem = venda && (await destinatario(venda.cliUid));
    if (!recente(lida) || !quem) return;
    const { cliente, marca } = quem;
    await enviar(cliente.email, chave, marca, textoDaVenda(cliente.nome, venda, siteDe(marca), marca.nome));
  });

  fila.registrar(AVISO_COMITENTE, async (carga, { chave }) => {
    const lida = doComitente.parse(carga);
    const condicional = await registros.colecao(CONDICIONAIS).obter(SISTEMA, lida.lelUid);
    const lote = await lotes.obter(SISTEMA, lida.lelUid);
    const marca = condicional && hotsitePorId(condicional.hotsites[0]!);
    if (!recente(lida) || !lote || !condicional?.comId || !marca) return;
    const comitente = await registros.colecao(COMITENTES).obterPor(SISTEMA, 'id', condicional.comId);
    // Lots taken in before consignors were asked for their brand may name another's.
    if (!comitente || !ehDasMarcas(comitente, condicional.hotsites)) return;
    for (const uid of comitente.usuarios) {
      const usuario = await registros.colecao(USUARIOS).obter(SISTEMA, uid);
      if (usuario?.situacao !== 'ATIVO' || !ehDasMarcas(usuario, condicional.hotsites)) continue;
      const escrito = textoDaCondicional(usuario.nome, lote.dados, lida.lance, lida.prazo, marca.nome);
      await enviar(usuario.email, `${chave}:${uid}`, marca, escrito);
    }
  });

  fila.registrar(AVISO_RECUSA, async (carga, { chave }) => {
    const lida = daVenda.extend({ situacao: z.string() }).parse(carga);
    const condicional = await registros.colecao(CONDICIONAIS).obter(SISTEMA, lida.lelUid);
    const lote = await lotes.obter(SISTEMA, lida.lelUid);
    const quem = condicional && (await destinatario(condicional.cliUid));
    if (!recente(lida) || !lote || !quem) return;
    const { cliente, marca } = quem;
    const peloComitente = lida.situacao === 'NEGADA_CONDICIONAL';
    const escrito = textoDaRecusa(cliente.nome, lote.dados, peloComitente, siteDe(marca), marca.nome);
    await enviar(cliente.email, chave, marca, escrito);
  });

  fila.registrar(AVISO_CLIENTE, async (carga, { chave }) => {
    const lida = doCliente.parse(carga);
    const condicional = await registros.colecao(CONDICIONAIS).obter(SISTEMA, lida.lelUid);
    const lote = await lotes.obter(SISTEMA, lida.lelUid);
    const quem = condicional && (await destinatario(condicional.cliUid));
    if (!recente(lida) || !lote || !quem) return;
    const { cliente, marca } = quem;
    const { valor, prazo } = lida;
    const escrito = textoDoNovoValor(cliente.nome, lote.dados, valor, prazo, siteDe(marca), marca.nome);
    await enviar(cliente.email, chave, marca, escrito);
  });
}
