import type { Payload } from 'payload';
import { gravarPagina } from '../../paginas/gravar-pagina.ts';
import { SERVIDOR } from '../../palavras/construtor/servidor.ts';
import type { Agendamento, Pagina, Usuario } from '../../payload-types.ts';
import { iguais } from '../modelo/iguais.ts';

/** Everything of a page that is published with it; its place, its brand and its bookkeeping are not. */
const DE_FORA = new Set([
  'id',
  'uid',
  'hotsite',
  'uri',
  'revisao',
  'ultimoLote',
  'criadoPor',
  'alteradoPor',
  'createdAt',
  'updatedAt',
  '_status',
  'visitas',
]);

export type Conteudo = Partial<Pagina>;

/** A page's content by itself, relations as ids. */
export const conteudoDe = (doc: Pagina): Conteudo =>
  Object.fromEntries(
    Object.entries(doc)
      .filter(([nome]) => !DE_FORA.has(nome))
      .map(([nome, valor]) => [nome, nome === 'imagemPrincipal' ? idDe(valor) : valor]),
  );

/** Puts a scheduled content on air. The draft people are working on stays the draft. */
export const comecar = (payload: Payload, agendamento: Agendamento): Promise<void> =>
  cumprir(payload, agendamento, 'aguardando', async (pagina) => {
    const publica = await ler(payload, pagina, false);
    const anterior = publica._status === 'published' ? conteudoDe(publica) : null;
    const noAr = await publicarConteudo(
      payload,
      agendamento,
      agendamento.conteudo as Conteudo,
      SERVIDOR.publicacaoAgendada,
    );
    return {
      estado: agendamento.despublicarEm ? 'no-ar' : 'encerrado',
      anterior: anterior as never,
      revisaoNoAr: noAr,
    };
  });

/** Ends it: what was live before comes back; where nothing was, the page leaves the air. A newer publication is left alone. */
export const terminar = (payload: Payload, agendamento: Agendamento): Promise<void> =>
  cumprir(payload, agendamento, 'no-ar', async (pagina) => {
    const publica = await ler(payload, pagina, false);
    const ainda = publica._status === 'published' && publica.revisao === agendamento.revisaoNoAr;
    if (ainda)
      await publicarConteudo(
        payload,
        agendamento,
        agendamento.anterior as Conteudo | null,
        SERVIDOR.fimDaPublicacaoAgendada,
      );
    return { estado: 'encerrado', motivo: ainda ? null : SERVIDOR.tomouOLugar };
  });

/**
 * Once, whoever wakes for it: another process may have, and somebody may have called it off. What goes on air was judged when it was
 * scheduled, what comes back was on air before.
 */
async function cumprir(
  payload: Payload,
  { id, pagina }: Agendamento,
  devido: Agendamento['estado'],
  fazer: (pagina: number) => Promise<Partial<Agendamento>>,
): Promise<void> {
  const numero = idDe(pagina) as number;
  await gravarPagina(
    payload,
    numero,
    async () => {
      const agora = await payload.findByID({ collection: 'agendamentos', id, depth: 0, disableErrors: true });
      if (agora?.estado !== devido) return;
      await payload.update({ collection: 'agendamentos', id, depth: 0, data: await fazer(numero) });
    },
    { portao: 'dispensado' },
  );
}

/** Returns the revision that is live. */
async function publicarConteudo(
  payload: Payload,
  agendamento: Agendamento,
  conteudo: Conteudo | null,
  acao: string,
): Promise<number> {
  const pagina = idDe(agendamento.pagina) as number;
  const rascunho = await ler(payload, pagina, true);
  const user = await payload.findByID({
    collection: 'usuarios',
    id: idDe(agendamento.quem) as number,
    depth: 0,
  });
  // Whoever has the page open works on the draft, which ends as it began: to them, nothing changes.
  const gravar = (data: Conteudo, draft: boolean, oQue: string) =>
    payload.update({
      collection: 'paginas',
      id: pagina,
      data,
      draft,
      depth: 0,
      user: user as Usuario & { collection: 'usuarios' },
      context: {
        inteira: true,
        lote: { lote: crypto.randomUUID(), janela: '', acao: oQue, onde: '', remendos: [] },
      },
    });
  if (!conteudo) return (await gravar({ _status: 'draft' }, false, acao)).revisao;
  const noAr = await gravar({ ...conteudo, _status: 'published' }, false, acao);
  // What is being worked on is newer than what went out, unless they are the same.
  if (!iguais(conteudoDe(rascunho), conteudoDe(noAr)))
    await gravar({ ...conteudoDe(rascunho), _status: 'draft' }, true, SERVIDOR.rascunhoMantido);
  return noAr.revisao;
}

const ler = (payload: Payload, id: number, draft: boolean): Promise<Pagina> =>
  payload.findByID({ collection: 'paginas', id, draft, depth: 0 });

const idDe = (valor: unknown): unknown =>
  typeof valor === 'object' && valor !== null && 'id' in valor ? valor.id : valor;
