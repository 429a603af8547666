import { hash } from 'node:crypto';
import { type Beneficiario, beneficiario } from '@martelo/shared/pos-venda/pedidos';
import { z } from 'zod';
import { SISTEMA } from '../../records/acesso.ts';
import { ValorEmUso } from '../../records/conflitos.ts';
import type { DefinicaoColecao, Registros } from '../../records/records.ts';

const pixMostrado = z.strictObject({
  /** Of the whole code. */
  uid: z.string(),
  hotsiteId: z.int().positive(),
  pagamentoUid: z.guid(),
  /** Whom it was said to pay; absent of codes from before that was kept. */
  beneficiario: beneficiario.optional(),
});

/** Pix codes that buyers were shown, by their digest: a code that somebody asks about is ours when it is one of these, to the last letter. */
export const PIX_MOSTRADOS: DefinicaoColecao<z.output<typeof pixMostrado>> = {
  nome: 'pixMostrados',
  schema: pixMostrado,
  indices: {},
  carimbosSemArvore: true,
  semHistorico: true,
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso) => acesso.tipo === 'sistema',
};

export const digestoDoPix = (codigo: string): string => hash('sha256', `pix:${codigo.trim()}`);

/** Kept before it is shown; shown again, it is there. */
export async function lembrarPix(
  registros: Registros,
  codigo: string,
  {
    beneficiario: quem,
    ...de
  }: { hotsiteId: number; pagamentoUid: string; beneficiario: Beneficiario | null },
): Promise<void> {
  const mostrados = registros.colecao(PIX_MOSTRADOS);
  const uid = digestoDoPix(codigo);
  if ((await mostrados.obter(SISTEMA, uid)) !== null) return;
  await mostrados.inserir(SISTEMA, { uid, ...de, ...(quem && { beneficiario: quem }) }).catch((erro) => {
    if (!(erro instanceof ValorEmUso)) throw erro;
  });
}
