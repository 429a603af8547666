import { setTimeout as dormir } from 'node:timers/promises';
import { ErroMartelo } from '@martelo/shared/erros';
import { temPagamento } from '@martelo/shared/pos-venda/tem-pagamento';
import type { Identificacao } from '../../api/comando.ts';
import { VENDAS, vendaDoLote } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { criarExclusivo } from '../../records/exclusivo.ts';
import type { Registros } from '../../records/records.ts';
import type { MudarVenda } from './mudar.ts';
import { chaveDoDesfazer } from './sendo-desfeita.ts';

/** How long the key is held for the sale to follow: a job sees to it otherwise. */
const SEGUIR_MS = 5_000;

interface Dependencias {
  registros: Registros;
  mudar: MudarVenda;
  /** Unix ms. */
  agora(): number;
  /** Resolves when what follows from the log is in the records. */
  emDia(): Promise<void>;
  /** Resolves when the sale of a lot has followed it. */
  vendaEmDia(lelUid: string): Promise<void>;
}

/**
 * Takes a lot's sale back, by `fazer`, unless somebody has begun to pay it (L5): of a payment and this at the same moment one comes first.
 * The sale is written to after its key is held: a payment that read it before has to read it again, and then waits for the key.
 * @throws ErroMartelo VENDA_EM_PAGAMENTO, and what `fazer` throws
 */
export type DesfazerVenda = <R>(
  lelUid: string,
  quem: Pick<Identificacao, 'autor' | 'comandoId'>,
  fazer: () => Promise<R>,
) => Promise<R>;

export function criarDesfazerVenda(deps: Dependencias): DesfazerVenda {
  const { registros, mudar, emDia, vendaEmDia } = deps;
  const exclusivo = criarExclusivo(registros, deps.agora);
  const vendas = registros.colecao(VENDAS);
  return async (lelUid, quem, fazer) => {
    await emDia();
    const venda = await vendaDoLote(vendas, SISTEMA, lelUid);
    // Sold to somebody in the room who is not known yet, or over already.
    if (venda === null || venda.encerramento !== null) return fazer();
    return new Promise((resolve, reject) => {
      exclusivo([chaveDoDesfazer(venda.uid)], async () => {
        await mudar({ acesso: SISTEMA, comando: { ...quem, doCliente: true } }, venda.uid, (atual) => {
          if (temPagamento(atual)) throw new ErroMartelo('VENDA_EM_PAGAMENTO', { venda: atual.id });
          return { ...atual };
        });
        resolve(await fazer());
        // Held until the sale is over, though the hammer goes on: who waits to pay meets it as it is then.
        await seguida(vendaEmDia(lelUid));
      }).catch(reject);
    });
  };
}

async function seguida(emDia: Promise<void>): Promise<void> {
  const desistir = new AbortController();
  const prazo = dormir(SEGUIR_MS, undefined, { signal: desistir.signal }).catch(() => {});
  await Promise.race([emDia.catch(() => {}), prazo]);
  desistir.abort();
}
