import type { SituacaoLeilao } from '@martelo/shared/leilao';
import type { LoteCartao } from '@martelo/shared/lote-cartao';
import type { RecadoDoPregao } from '@martelo/shared/recado-do-pregao';
import { aCadaLigacao, aoReceber, ligar, pedir } from './conexao.ts';
import { criarFonte, type Fonte } from './fonte.ts';

/** An auction as this tab was last told of it. */
export interface LeilaoVivo {
  situacao: SituacaoLeilao;
  /** Since when it stands still, ISO; null while it runs. */
  pausadoEm: string | null;
  /** The lot on the block: after its sale too, until another is called. */
  mesa: string | null;
  /** Whether another comes after it. */
  haMais: boolean;
  /** What the auctioneer last told everybody, and not the room alone. */
  recado: RecadoDoPregao | null;
  /** That lot's card, once it is known. */
  cartao: LoteCartao | null;
}

/** A card usually comes by the socket in the same moment as the news; who is still without one asks, not all at once. */
const ESPERA_MS = 800;
const ESPALHAR_MS = 2_000;

/** By auction; undefined before the server said. */
const leiloes = new Map<string, Fonte<LeilaoVivo | undefined>>();
let ouvindo = false;

export const lerLeilao = (leiUid: string): LeilaoVivo | undefined => leiloes.get(leiUid)?.ler();

/** Follows an auction, beside others that the page shows; its lots are not asked for. Returns the unsubscriber. */
export function acompanharLeilao(leiUid: string, ouvinte: () => void): () => void {
  ouvirServidor();
  const novo = !leiloes.has(leiUid);
  const fonte = fonteDe(leiUid);
  if (novo) void entrar(leiUid);
  return fonte.assinar(ouvinte);
}

/** The card of the lot on the block is needed. It arrives as a change of the auction. */
export function pedirCartao(leiUid: string): void {
  const mesa = lerLeilao(leiUid)?.mesa;
  if (!mesa) return;
  const faltando = () => lerLeilao(leiUid)?.mesa === mesa && lerLeilao(leiUid)?.cartao === null;
  setTimeout(
    async () => {
      if (!faltando()) return;
      try {
        const resposta = await fetch(`/api/v1/lotes/${mesa}`, { headers: { accept: 'application/json' } });
        if (resposta.ok && faltando()) receberCartao((await resposta.json()) as LoteCartao, leiUid);
      } catch {
        // The next bid on it brings its card.
      }
    },
    ESPERA_MS + Math.random() * ESPALHAR_MS,
  );
}

function ouvirServidor(): void {
  if (ouvindo) return;
  ouvindo = true;
  aoReceber('on-leiloes-site-dto', (dados) => receberLeilao(dados as EstadoDoLeilao));
  aoReceber('lote-selecionado-atualizado', (dados) => {
    const cartao = dados as LoteCartao;
    receberCartao(cartao, cartao.leilaoUid);
  });
  aCadaLigacao(() => {
    for (const leiUid of leiloes.keys()) void entrar(leiUid);
  });
  void ligar();
}

async function entrar(leiUid: string): Promise<void> {
  try {
    const ack = await pedir('conectar-leilao-site-dto', { leiUid, lotes: false, junto: true });
    if (ack.ok) receberLeilao(ack as unknown as EstadoDoLeilao);
  } catch {
    // Not connected: the next connection joins again.
  }
}

/** What a message says of an auction, of those that say more as well. */
type EstadoDoLeilao = Pick<LeilaoVivo, 'situacao' | 'pausadoEm'> & {
  uid: string;
  loteAoVivoUid?: string | null;
  haLotesAChamar?: boolean;
  recado?: RecadoDoPregao | null;
};

/** The auctions that this page follows. */
export const leiloesAcompanhados = (): string[] => [...leiloes.keys()];

/** News of an auction, pushed or asked for. */
export function receberLeilao({
  uid,
  situacao,
  pausadoEm,
  loteAoVivoUid,
  haLotesAChamar,
  recado,
}: EstadoDoLeilao): void {
  const fonte = fonteDe(uid);
  const antes = fonte.ler();
  const mesa = loteAoVivoUid ?? null;
  const novo = {
    ...{ situacao, pausadoEm, mesa, haMais: haLotesAChamar ?? false },
    recado: recado?.para === 'todos' ? recado : null,
  };
  if (antes && Object.entries(novo).every(([campo, valor]) => antes[campo as keyof LeilaoVivo] === valor))
    return;
  fonte.definir({ ...novo, cartao: antes?.mesa === mesa ? antes.cartao : null });
}

/** A card for each situation of the lot on the block is enough: what else moves of it follows from the lot's own messages. */
function receberCartao(cartao: LoteCartao, leiUid: string): void {
  const fonte = leiloes.get(leiUid);
  const atual = fonte?.ler();
  if (atual?.mesa !== cartao.uid || atual.cartao?.situacao === cartao.situacao) return;
  fonte?.definir({ ...atual, cartao });
}

function fonteDe(leiUid: string): Fonte<LeilaoVivo | undefined> {
  const conhecida = leiloes.get(leiUid);
  if (conhecida !== undefined) return conhecida;
  const nova = criarFonte<LeilaoVivo | undefined>(undefined);
  leiloes.set(leiUid, nova);
  return nova;
}
