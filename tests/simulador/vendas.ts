import type { Avisar } from '@martelo/shared/avisos/avisar';
import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { Mesa } from '../../engine/src/auction/mesa.ts';
import type { projecaoCatalogo } from '../../engine/src/leituras/projecoes/catalogo.ts';
import { lerDoMotor } from '../../engine/src/leituras/terminados/leitura.ts';
import { criarAcertos } from '../../engine/src/negocio/vendas/acertar.ts';
import { criarAvisarComprador } from '../../engine/src/negocio/vendas/avisar-comprador.ts';
import { criarJuncoes, mudarInteiras } from '../../engine/src/negocio/vendas/juntar.ts';
import { criarMudarVenda } from '../../engine/src/negocio/vendas/mudar.ts';
import { criarPrazos } from '../../engine/src/negocio/vendas/prazos.ts';
import { criarRecebimentos } from '../../engine/src/negocio/vendas/recebimentos.ts';
import { criarAcertarRepasses } from '../../engine/src/negocio/vendas/repasses.ts';
import type { Registros } from '../../engine/src/records/records.ts';
import type { Motor } from '../../engine/src/runtime/motor.ts';

/** What a room asks of the engine, answered by an auction that is played by hand. @param tique the next second on its clock */
export const motorDaMesa = (mesa: () => Mesa, tique: () => number): Motor =>
  ({
    estado: async () => mesa().estado,
    aoGravar: () => () => {},
    executar: async (_: string, { pedido, autor }: Parameters<Motor['executar']>[1]) => {
      const resposta = mesa().mandar(pedido, tique(), autor);
      if (!resposta.ok) throw new ErroMartelo(resposta.codigo, resposta.detalhes);
      return resposta.valor;
    },
  }) as unknown as Motor;

/** Writes down what an auction went through since the last time. @param lidos events that are written down @returns how many are now */
export async function projetarMesa(
  { projecoes }: Registros,
  catalogo: ReturnType<typeof projecaoCatalogo>,
  mesa: Mesa,
  lidos: number,
): Promise<number> {
  const events = mesa.eventos.slice(lidos);
  if (events.length === 0) return lidos;
  const stream = `leilao:${mesa.estado!.leilao.uid}`;
  const passo = { apos: lidos, ate: mesa.eventos.length };
  await projecoes.aplicar(catalogo.nome, stream, passo, (tx) => catalogo.aplicar(tx, { stream, events }));
  return mesa.eventos.length;
}

interface Dependencias {
  registros: Registros;
  motor: Motor;
  hotsitePorId(id: number): RegrasHotsite | null;
  emDia(): Promise<void>;
  avisar: Avisar;
  foiDito(chave: string): boolean;
  /** Unix ms. */
  agora(): number;
}

/** The rooms of sales, as their `ligar.ts` puts them together, on records that may fail. */
export function comporVendas({
  registros,
  motor,
  hotsitePorId,
  emDia,
  avisar,
  foiDito,
  agora,
}: Dependencias) {
  const mudarSo = criarMudarVenda({ registros, hotsitePorId, agora });
  const juncoes = criarJuncoes({
    ...{ registros, mudar: mudarSo, hotsitePorId, avisar, agora },
    // Lots have their numbers by hand here: these are beyond them.
    numeros: { proximo: async () => 1_000 + (await registros.proximoId('lote')) },
  });
  const mudar = mudarInteiras(mudarSo, juncoes);
  return {
    ...{ mudar, juncoes },
    acertarRepasses: criarAcertarRepasses(registros),
    acertos: criarAcertos({
      ...{ motor, registros, leitura: lerDoMotor(motor), mudar, emDia, hotsitePorId, agora },
    }),
    avisarDaVenda: criarAvisarComprador(registros, avisar),
    prazos: criarPrazos({
      ...{ registros, mudar, hotsitePorId, agora },
      foiDito: async (_, __, chave) => foiDito(chave),
      aoFalhar(erro) {
        if (!(erro instanceof ErroMartelo)) throw erro;
      },
    }),
    recebimentos: criarRecebimentos({
      ...{ registros, mudar, hotsitePorId, agora },
      meios: { ehDoComprador: async () => null },
    }),
  };
}
export type VendasDoJogo = ReturnType<typeof comporVendas>;

/** What sales have done elsewhere, as far as it is played: no bank is asked, no nota written. */
export const servicosDasVendas = ({
  acertos,
  juncoes,
  avisarDaVenda,
  recebimentos,
  acertarRepasses,
}: VendasDoJogo) => ({
  acertarVenda: acertos.acertarVenda,
  juntarVenda: juncoes.juntar,
  separarVenda: juncoes.separar,
  agruparVenda: juncoes.agruparSozinha,
  avisarDaVenda,
  aplicarRecebimento: (uid: string) => recebimentos.aplicar(uid),
  encerrarCobrancas: async () => {},
  acertarNota: async () => {},
  acertarRepasses,
  devolverNoBanco: async () => {},
  avisarContestacao: async () => {},
});
