import type { PapelInterno } from '@martelo/shared/papeis';
import type { z } from 'zod';
import type { Registros } from '../../records/records.ts';
import { comComandoId } from '../comando.ts';
import { type Rota, rota } from '../rota.ts';
import { criarUmaVez } from '../uma-vez.ts';
import { comComando } from './comandos.ts';
import type { Acao, Escritor, Servicos } from './declaracao.ts';
import { emMassa, relatorioEmMassa } from './em-massa.ts';

/** POST `<caminho>/em-massa`, of all that a kind takes or of its acts alone: done once for its `comandoId`, with a line for each. */
export function rotaEmMassa<S extends Servicos>({
  caminho,
  resumo,
  guarda,
  limite,
  pedido,
  acoes,
  escritor,
  registros,
}: {
  caminho: string;
  resumo: string;
  guarda: readonly PapelInterno[];
  /** Of the body, in bytes. */
  limite: number;
  pedido: z.ZodObject;
  acoes: Record<string, Acao<never, S>>;
  escritor: Escritor<{ uid: string }>;
  registros: Registros;
}): Rota {
  const umaVez = criarUmaVez(registros);
  return rota({
    metodo: 'post',
    caminho: `${caminho}/em-massa`,
    resumo,
    guarda,
    limite,
    body: pedido.extend(comComandoId),
    resposta: relatorioEmMassa,
    executar({ body, chamador, req }) {
      const { comandoId, ...corpo } = body as Record<string, unknown>;
      const quem = comComando(chamador, req, comandoId);
      // Told again, it is answered by the same report; cut short, each goes on from where it was.
      const { pedido: pedida = {} } = quem.comando!;
      return umaVez(quem.comando!, pedida, () => emMassa(escritor, quem, corpo as never, acoes));
    },
  });
}
