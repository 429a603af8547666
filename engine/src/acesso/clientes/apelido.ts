import { randomInt } from 'node:crypto';
import { ErroMartelo } from '@martelo/shared/erros';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { PorModo } from '@martelo/shared/modo';
import { apelidoLido } from '@martelo/shared/pessoa';
import { SEM_REMOVIDOS } from '../../api/recurso/politica.ts';
import { APELIDOS } from '../../casa/apelido.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import { CLIENTES } from './registro.ts';

export const APELIDO_EM_USO = 'Este apelido já está em uso, ou é parecido demais com um que está.';

const QUEM: PorModo<string> = { leilao: 'Arrematante', loja: 'Comprador' };

/**
 * A public name that says nothing about its owner: "Arrematante 4821", in a store "Comprador 4821". Each failed try allows a digit more, so that a brand
 * never runs out of them.
 */
export function novoApelido(tentativa: number, modo: TipoHotsite): string {
  const digitos = Math.min(4 + Math.floor(tentativa / 3), 9);
  return `${QUEM[modo]} ${randomInt(10 ** (digitos - 1), 10 ** digitos)}`;
}

/**
 * Refuses a nickname that could be taken for a client's of the brand, or for a name under which its room bids (`daSala`: for another's
 * of the same auction, `leiUid` null meaning every auction). Who writes a client relies on the store's unique key besides.
 * JA_EXISTE.
 */
export async function exigirApelidoLivre(
  registros: Registros,
  hotsiteId: number,
  apelido: string,
  daSala?: { uid: string | null; leiUid: string | null },
): Promise<void> {
  const lido = apelidoLido(apelido);
  const daMarca = { tipo: 'exata', campo: 'hotsiteId', valor: hotsiteId } as const;
  const { total } = await registros.colecao(CLIENTES).listar(SISTEMA, {
    filtros: [daMarca, { tipo: 'exata', campo: 'apelidoLido', valor: lido }],
    pagina: 1,
    porPagina: 1,
  });
  let emUso = total > 0;
  const iguais = {
    filtros: [daMarca, { tipo: 'exata', campo: 'apelidoLido', valor: lido } as const, SEM_REMOVIDOS],
  };
  for await (const um of registros.colecao(APELIDOS).percorrer(SISTEMA, iguais))
    emUso ||= daSala === undefined || (um.uid !== daSala.uid && (um.leiUid ?? null) === daSala.leiUid);
  if (emUso) throw new ErroMartelo('JA_EXISTE', { campos: ['apelido'] }, APELIDO_EM_USO);
}

/** Gives clients of before this key theirs. Of two that were let in alike the later one stays without; both keep their names. */
export async function completarApelidosLidos(registros: Registros): Promise<void> {
  const clientes = registros.colecao(CLIENTES);
  const semChave = { tipo: 'existe', campo: 'apelidoLido', valor: false } as const;
  for await (const cliente of clientes.percorrer(SISTEMA, { filtros: [semChave] })) {
    const completo = { ...cliente, apelidoLido: apelidoLido(cliente.apelido) };
    await clientes.salvar(SISTEMA, completo, cliente.revisao).catch((erro: unknown) => {
      // Somebody else's already, or written meanwhile: the next start looks again.
      if (!(erro instanceof ErroMartelo)) throw erro;
    });
  }
}
