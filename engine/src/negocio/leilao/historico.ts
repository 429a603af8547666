import type { AlteracaoDoLeilao } from '@martelo/shared/leilao-da-equipe';
import type { Evento } from '../../auction/modelo/evento.ts';
import type { EventLog } from '../../log/log.ts';

/** As many as are told: the newest. */
const MAIS_NOVAS = 300;

type SemNome = Omit<AlteracaoDoLeilao, 'nome'>;

/** Who did what to an auction, read from the log, which nobody can change. What happened to each lot, its own history tells. */
export async function historicoDoLeilao(
  { log, nomeDoUsuario }: { log: EventLog; nomeDoUsuario(usuUid: string): Promise<string> },
  leiUid: string,
): Promise<AlteracaoDoLeilao[]> {
  const itens: SemNome[] = [];
  for await (const { events } of log.read(`leilao:${leiUid}`)) juntar(itens, events);
  const novas = itens.reverse().slice(0, MAIS_NOVAS);
  const nomes = new Map([['sistema', 'Plataforma']]);
  for (const { autor } of novas) if (!nomes.has(autor)) nomes.set(autor, await nomeDoUsuario(autor));
  return novas.map((item) => ({ ...item, nome: nomes.get(item.autor)! }));
}

function juntar(itens: SemNome[], eventos: readonly Evento[]): void {
  let autor = 'sistema';
  let movendo = false;
  /** Of the command at hand: its lots are one line. */
  let doComando: SemNome | null = null;
  for (const evento of eventos) {
    const instante = new Date(evento.instante).toISOString();
    const linha = (tipo: SemNome['tipo'], mudancas: object = {}): SemNome => ({
      ...{ instante, autor, tipo, mudancas: { ...mudancas }, quantos: null },
    });
    const contar = (tipo: SemNome['tipo']) => {
      if (doComando?.tipo !== tipo) {
        doComando = { ...linha(tipo), quantos: 0 };
        itens.push(doComando);
      }
      doComando.quantos = (doComando.quantos ?? 0) + 1;
    };
    switch (evento.tipo) {
      case 'ComandoDecidido/1':
        autor = evento.comando.autor;
        movendo = evento.comando.pedido.tipo === 'ordenar-lotes';
        doComando = null;
        break;
      case 'LeilaoCriado/1':
        itens.push(linha('criado', evento.leilao));
        break;
      case 'LeilaoAlterado/1': {
        const retirados = (evento.retirados ?? []).map((campo) => [campo, null] as const);
        const mudancas = { ...evento.mudancas, ...Object.fromEntries(retirados) };
        if (Object.keys(mudancas).length > 0) itens.push(linha('alterado', mudancas));
        break;
      }
      case 'SituacaoLeilaoAlterada/1':
        itens.push(linha('situacao', { situacao: evento.situacao }));
        break;
      case 'LoteIncluido/1':
        contar('lotes-incluidos');
        break;
      case 'LoteAlterado/1':
        if (movendo) contar('lotes-movidos');
        break;
      default:
    }
  }
}
