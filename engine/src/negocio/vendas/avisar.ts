import type { Venda } from '@martelo/shared/venda';
import type { Evento } from '../../auction/modelo/evento.ts';
import { VENDAS, vendaDoLote } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import type { Registro, Registros } from '../../records/records.ts';
import type { Motor } from '../../runtime/motor.ts';

/** Sales waited for at most; the one waited for longest is given up first. */
const ESPERADAS = 20_000;

/** A sale as its buyer's screens are told of it. */
export type VendaAvisada = Omit<Venda, 'cliUid' | 'comandos'>;

/**
 * Tells the buyer's screens of a sale whenever it was made or changed: nothing is hurried for it, and each is told in the turn in which
 * it was written, not all of a burst at once. Best effort: who is not listening finds it among the purchases. Returns what stops it.
 */
export function avisarVendas(
  deps: { motor: Pick<Motor, 'aoGravar'>; registros: Registros; semPressa(): Promise<void> },
  avisar: (cliUid: string, venda: VendaAvisada) => void,
  aoFalhar: (erro: unknown) => void,
): () => void {
  const { motor, registros, semPressa } = deps;
  const vendas = registros.colecao(VENDAS);
  /** Lots whose sale is still to be written: by their close, and by what decides a conditional one. */
  const esperadas = new Set<string>();
  const avisarDa = async (lida: Promise<Registro<Venda> | null>): Promise<void> => {
    const registro = await lida;
    if (registro === null) return;
    for (const { lelUid } of registro.itens) esperadas.delete(lelUid);
    const { cliUid, comandos: _, extrasRetirados: __, ...venda } = semCarimbos(registro) as Venda;
    avisar(cliUid, venda);
  };
  /** What another process wrote while its word of it was lost. */
  const conferir = async (lelUids: readonly string[]): Promise<void> => {
    await semPressa();
    for (const lelUid of lelUids)
      if (esperadas.has(lelUid)) await avisarDa(vendaDoLote(vendas, SISTEMA, lelUid));
  };
  const pararDeEsperar = motor.aoGravar(({ events }) => {
    const lelUids = events.filter(fazOuDecideVenda).map(({ lelUid }) => lelUid);
    if (lelUids.length === 0) return;
    for (const lelUid of lelUids) {
      esperadas.add(lelUid);
      if (esperadas.size > ESPERADAS) esperadas.delete(esperadas.values().next().value as string);
    }
    conferir(lelUids).catch(aoFalhar);
  });
  const pararDeOuvir = registros.aoEscrever(VENDAS.nome, (uid) => {
    avisarDa(vendas.obter(SISTEMA, uid)).catch(aoFalhar);
  });
  return () => {
    pararDeEsperar();
    pararDeOuvir();
  };
}

/** A sale is made by a close, and a conditional one decided by the last answer. */
const fazOuDecideVenda = (
  evento: Evento,
): evento is Extract<
  Evento,
  { tipo: 'LoteEncerrado/1' | 'CondicionalRespondida/1' | 'CompradorIdentificado/1' }
> =>
  evento.tipo === 'CompradorIdentificado/1' ||
  (evento.tipo === 'LoteEncerrado/1' && evento.vencedor !== null) ||
  (evento.tipo === 'CondicionalRespondida/1' && evento.desfecho !== null);
