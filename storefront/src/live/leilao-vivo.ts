import { aCadaLigacao, aoReceber, ligar, pedir } from './conexao.ts';
import { criarFonte, type Fonte } from './fonte.ts';

/** Since when each auction that this tab follows stands still, ISO; null while it runs, undefined before the server said. */
const pausas = new Map<string, Fonte<string | null | undefined>>();
let seguido: string | null = null;
let ouvindo = false;

export const lerPausa = (leiUid: string): string | null | undefined => pausas.get(leiUid)?.ler();

/** Follows one auction (a tab has one page); its lots are not asked for. Returns the unsubscriber. */
export function acompanharLeilao(leiUid: string, ouvinte: () => void): () => void {
  ouvirServidor();
  if (seguido !== leiUid) {
    seguido = leiUid;
    void entrar();
  }
  return pausaDe(leiUid).assinar(ouvinte);
}

function ouvirServidor(): void {
  if (ouvindo) return;
  ouvindo = true;
  aoReceber('on-leiloes-site-dto', receber);
  aCadaLigacao(() => void entrar());
  void ligar();
}

async function entrar(): Promise<void> {
  if (seguido === null) return;
  try {
    const ack = await pedir('conectar-leilao-site-dto', { leiUid: seguido, lotes: false });
    if (ack.ok) receber(ack);
  } catch {
    // Not connected: the next connection joins again.
  }
}

function receber(dados: unknown): void {
  const { uid, pausadoEm } = dados as { uid: string; pausadoEm: string | null };
  pausaDe(uid).definir(pausadoEm);
}

function pausaDe(leiUid: string): Fonte<string | null | undefined> {
  const conhecida = pausas.get(leiUid);
  if (conhecida !== undefined) return conhecida;
  const nova = criarFonte<string | null | undefined>(undefined);
  pausas.set(leiUid, nova);
  return nova;
}
