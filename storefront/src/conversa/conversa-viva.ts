import { RECIBOS_JUNTOS_MS } from '@martelo/shared/conversa/conversa';
import type {
  ConversaAberta,
  MensagemDaConversa,
  paginaDeMensagens,
} from '@martelo/shared/conversa/conversa.esquema';
import type { CorpoErro } from '@martelo/shared/erros';
import type { z } from 'zod';
import { aCadaLigacao, aoReceber, avisar, ligar, pedir, SemResposta } from '../live/conexao.ts';
import { chamar, novoComandoId } from '../sessao/comandar.ts';
import { antesDoBuraco, FIO_VAZIO, type Fio, juntar } from './fio.ts';

/** Which chat: one's own about a lot, an auction's public one, or one that is there. */
export type Alvo = { lelUid: string } | { leiUid: string } | { chatUid: string };

export interface EstadoDaConversa {
  /** `nao-ha`: an auction without a public chat. */
  fase: 'abrindo' | 'aberta' | 'nao-ha' | 'indisponivel';
  aberta: Omit<ConversaAberta, 'itens' | 'haAntes'> | null;
  fio: Fio;
  /** Up to where the other side has got, and read. */
  outroLado: { recebidaAte: number; lidaAte: number };
}

/** What became of a message: sent, refused in words, or nobody knows, and the same one may be sent again. */
export type Envio = { tipo: 'foi' } | { tipo: 'recusada'; erro: CorpoErro } | { tipo: 'sem-resposta' };

const COMECO: EstadoDaConversa = {
  ...{ fase: 'abrindo', aberta: null, fio: FIO_VAZIO },
  outroLado: { recebidaAte: 0, lidaAte: 0 },
};
/** How many pages are fetched to fill one hole: who was away for longer begins anew. */
const PAGINAS_DO_BURACO = 5;

/** One chat, followed as long as somebody shows it. Every screen that shows chats has it from here, whosever it is. */
export class ConversaViva {
  readonly #alvo: Alvo;
  /** The house reads the other side's receipts, and a client the house's. */
  readonly #daCasa: boolean;
  /** Called when what somebody has read here was taken note of. */
  aoLer: (() => void) | undefined;
  #estado = COMECO;
  readonly #ouvintes = new Set<() => void>();
  #paradas: (() => void)[] = [];
  /** The command of a text that nobody answered: sent again it is the same one. */
  #semResposta: { texto: string; comandoId: string } | null = null;
  #recibo: ReturnType<typeof setTimeout> | undefined;
  #confirmada = { recebida: 0, lida: 0 };

  constructor(alvo: Alvo, daCasa: boolean) {
    this.#alvo = alvo;
    this.#daCasa = daCasa;
  }

  readonly ler = (): EstadoDaConversa => this.#estado;

  readonly assinar = (ouvinte: () => void): (() => void) => {
    this.#ouvintes.add(ouvinte);
    if (this.#ouvintes.size === 1) this.#comecar();
    return () => {
      this.#ouvintes.delete(ouvinte);
      if (this.#ouvintes.size === 0) this.#parar();
    };
  };

  async enviar(texto: string): Promise<Envio> {
    const comandoId = this.#semResposta?.texto === texto ? this.#semResposta.comandoId : novoComandoId();
    try {
      const resposta = await pedir('post-chat-mensagem', { ...this.#alvo, mensagem: texto, comandoId });
      this.#semResposta = null;
      if (!resposta.ok) return { tipo: 'recusada', erro: resposta.erro };
      this.#receber([resposta.mensagem as MensagemDaConversa]);
      return { tipo: 'foi' };
    } catch (erro) {
      if (!(erro instanceof SemResposta)) throw erro;
      this.#semResposta = { texto, comandoId };
      return { tipo: 'sem-resposta' };
    }
  }

  /** The page before the first message that is known. */
  async anteriores(): Promise<void> {
    const { aberta, fio } = this.#estado;
    const [primeira] = fio.mensagens;
    if (aberta === null || primeira === undefined) return;
    const pagina = await this.#pagina(aberta.chatUid, `antes=${primeira.ordem}`);
    if (pagina !== null) this.#definir({ fio: juntar(this.#estado.fio, pagina.itens, pagina.haAntes) });
  }

  readonly deNovo = (): void => {
    this.#definir({ fase: 'abrindo' });
    void this.#abrir();
  };

  #comecar(): void {
    void ligar();
    const doChat =
      <T extends { chatUid: string }>(fazer: (dados: T) => void) =>
      (dados: unknown) => {
        if ((dados as T).chatUid === this.#estado.aberta?.chatUid) fazer(dados as T);
      };
    const visivel = () => this.#marcarLeitura();
    document.addEventListener('visibilitychange', visivel);
    this.#paradas = [
      aCadaLigacao(() => void this.#abrir()),
      aoReceber(
        'on-chat-mensagem',
        doChat<{ chatUid: string; mensagens: MensagemDaConversa[] }>(({ mensagens }) =>
          this.#receber(mensagens),
        ),
      ),
      aoReceber(
        'on-chat-leitura',
        doChat<{ chatUid: string } & Record<'cliente' | 'casa', EstadoDaConversa['outroLado']>>(
          ({ cliente, casa }) => this.#definir({ outroLado: this.#daCasa ? cliente : casa }),
        ),
      ),
      aoReceber(
        'on-chat-situacao',
        doChat<{ chatUid: string; fechada: boolean }>(({ fechada }) => this.#mudarAberta({ fechada })),
      ),
      aoReceber('on-chat-silencio', (dados) => {
        const { ate } = dados as { ate: string | null };
        const vale = ate === null || Date.parse(ate) > Date.now();
        if (this.#estado.aberta?.tipo === 'PUBLICA') this.#mudarAberta({ silencio: vale ? { ate } : null });
      }),
      () => document.removeEventListener('visibilitychange', visivel),
    ];
  }

  #parar(): void {
    for (const parar of this.#paradas) parar();
    this.#paradas = [];
    clearTimeout(this.#recibo);
    this.#recibo = undefined;
    const chatUid = this.#estado.aberta?.chatUid;
    if (chatUid !== undefined) avisar('desconectar-chat', { chatUid });
  }

  async #abrir(): Promise<void> {
    const resposta = await pedir('conectar-chat', this.#alvo).catch(() => null);
    // A lost connection opens it again by itself; what was there stays in sight.
    if (resposta === null) return;
    if (!resposta.ok)
      return this.#definir({ fase: resposta.erro.codigo === 'NAO_ENCONTRADO' ? 'nao-ha' : 'indisponivel' });
    const { ok: _, itens, haAntes, ...aberta } = resposta as { ok: true } & ConversaAberta;
    const antes = this.#estado.fio;
    const fio = juntar(antes, itens, antes.mensagens.length === 0 ? haAntes : antes.haAntes);
    this.#definir({ fase: 'aberta', aberta, fio, outroLado: lados(fio, aberta.autor) });
    this.#marcarLeitura();
    void this.#completar(PAGINAS_DO_BURACO);
  }

  #receber(mensagens: readonly MensagemDaConversa[]): void {
    this.#definir({ fio: juntar(this.#estado.fio, mensagens) });
    this.#marcarLeitura();
    void this.#completar(PAGINAS_DO_BURACO);
  }

  /** What was said while nothing was heard. Too much of it: the chat begins at what is newest. */
  async #completar(paginas: number): Promise<void> {
    const { aberta, fio } = this.#estado;
    const apos = antesDoBuraco(fio);
    if (aberta === null || apos === null) return;
    const pagina = paginas > 0 ? await this.#pagina(aberta.chatUid, `apos=${apos}&porPagina=100`) : null;
    if (pagina !== null && pagina.itens.length > 0) {
      this.#definir({ fio: juntar(this.#estado.fio, pagina.itens) });
      return this.#completar(paginas - 1);
    }
    if (paginas <= 0)
      this.#definir({
        fio: { mensagens: fio.mensagens.filter(({ ordem }) => ordem > apos), haAntes: true },
      });
  }

  async #pagina(chatUid: string, busca: string): Promise<z.infer<typeof paginaDeMensagens> | null> {
    const resposta = await chamar<z.infer<typeof paginaDeMensagens>>(
      'GET',
      `chats/${chatUid}/mensagens?${busca}`,
    );
    return resposta.tipo === 'aceito' ? resposta.corpo : null;
  }

  /** One receipt for all that came meanwhile: got, and read where the page is before somebody's eyes. */
  #marcarLeitura(): void {
    if (this.#estado.aberta?.autor == null || this.#recibo !== undefined) return;
    this.#recibo = setTimeout(() => {
      this.#recibo = undefined;
      const { aberta, fio } = this.#estado;
      const ultima = fio.mensagens.at(-1);
      if (aberta === null || ultima === undefined) return;
      const lida = document.visibilityState === 'visible';
      const { ordem } = ultima;
      if (ordem <= (lida ? this.#confirmada.lida : this.#confirmada.recebida)) return;
      this.#confirmada = { recebida: ordem, lida: lida ? ordem : this.#confirmada.lida };
      const agora = new Date().toISOString();
      pedir('post-chat-leitura', {
        ...{ chatUid: aberta.chatUid, mensagemUid: ultima.uid, dataRecebimento: agora },
        ...(lida ? { dataLeitura: agora } : {}),
      }).then(
        ({ ok }) => ok && this.aoLer?.(),
        // Said again with the next message, or when the connection is back.
        () => {
          this.#confirmada = { recebida: 0, lida: 0 };
        },
      );
    }, RECIBOS_JUNTOS_MS);
  }

  #mudarAberta(campos: Partial<NonNullable<EstadoDaConversa['aberta']>>): void {
    const { aberta } = this.#estado;
    if (aberta !== null) this.#definir({ aberta: { ...aberta, ...campos } });
  }

  #definir(campos: Partial<EstadoDaConversa>): void {
    this.#estado = { ...this.#estado, ...campos };
    for (const ouvinte of this.#ouvintes) ouvinte();
  }
}

/** Up to where the other side is, as one's own messages say. */
function lados({ mensagens }: Fio, autor: string | null): EstadoDaConversa['outroLado'] {
  const minhas = mensagens.filter((uma) => uma.autor === autor && uma.leitura !== null);
  const ate = (qual: 'dataRecebimento' | 'dataLeitura') =>
    minhas.findLast((uma) => uma.leitura?.[qual] != null)?.ordem ?? 0;
  return { recebidaAte: ate('dataRecebimento'), lidaAte: ate('dataLeitura') };
}
