import { ErroMartelo } from '@martelo/shared/erros';
import type { LeilaoEscrita } from '@martelo/shared/leilao';
import { type Identificacao, uidDoComando } from '../../api/comando.ts';
import type { Chamador } from '../../api/rota.ts';
import type { Motor } from '../../runtime/motor.ts';
import type { Numerador } from './numerador.ts';

/**
 * Opens an auction's stream. A repeated command meets the auction it made before and gets its first answer, also when both come at
 * the same moment (rule 10).
 * @throws ErroMartelo SEM_PERMISSAO when a brand is named that the caller was not granted
 */
export async function criarLeilao(
  { motor, ids }: { motor: Motor; ids: Numerador },
  chamador: Chamador,
  quem: Identificacao,
  dados: LeilaoEscrita,
): Promise<{ id: number; uid: string }> {
  const hotsites = dados.hotsites ?? [chamador.hotsite.id];
  exigirMarcas(chamador, hotsites);
  const uid = uidDoComando(quem);
  const idDoExistente = async () => (quem.doCliente ? ((await motor.estado(uid))?.leilao.id ?? null) : null);
  const mandar = async (id: number) =>
    (await motor.executar(uid, {
      comandoId: quem.comandoId,
      autor: quem.autor,
      pedido: { tipo: 'criar-leilao', leilao: { ...dados, hotsites, id, uid } },
    })) as { id: number; uid: string };

  const id = (await idDoExistente()) ?? (await ids.proximo());
  try {
    return await mandar(id);
  } catch (erro) {
    if (!(erro instanceof ErroMartelo) || erro.codigo !== 'COMANDO_CONFLITANTE') throw erro;
    // The other of two at once made it, under its own number: with that number it is the same command, or a real conflict.
    const outro = await idDoExistente();
    if (outro === null || outro === id) throw erro;
    return mandar(outro);
  }
}

/** @throws ErroMartelo SEM_PERMISSAO */
export function exigirMarcas({ acesso }: Chamador, hotsites: readonly number[]): void {
  const concedidos = acesso.tipo === 'interno' ? acesso.hotsites : [];
  if (hotsites.every((id) => concedidos.includes(id))) return;
  throw new ErroMartelo('SEM_PERMISSAO', {}, 'Você não tem permissão para uma das marcas informadas.');
}
