import { type Rota, rota } from '../rota.ts';
import { criarUmaVez } from '../uma-vez.ts';
import type { Servicos } from './declaracao.ts';
import { emMassa, pedidoEmMassa, relatorioEmMassa } from './em-massa.ts';
import type { Moldura } from './moldura-das-rotas.ts';
import { mudancasComNulo } from './mudancas.ts';

const MAXIMO_BYTES = 1024 * 1024;

/**
 * POST `<caminho>/em-massa`, of all that a kind takes, or of its acts alone where nobody writes it: done once for its `comandoId`, with a line
 * for each. None where nothing of it is for many.
 */
export function rotasEmMassa<S extends Servicos>({
  declaracao,
  servicos,
  escritor,
  comComandoNele,
  separar,
}: Moldura<S>): Rota[] {
  const { caminho, papeis, escrita, acoes = {} } = declaracao;
  const deMuitos = Object.entries(acoes).filter(([, { soUm }]) => soUm !== true);
  const feitas = Object.fromEntries(deMuitos) as never;
  const seEscreve = papeis.escreve.length > 0;
  if (!seEscreve && deMuitos.length === 0) return [];
  const umaVez = criarUmaVez(servicos.registros);
  return [
    rota({
      metodo: 'post',
      caminho: `${caminho}/em-massa`,
      resumo: 'O mesmo para até 200, cada um por si, com um relatório por item',
      guarda: [...new Set([...papeis.escreve, ...deMuitos.flatMap(([, acao]) => acao.papeis)])],
      limite: MAXIMO_BYTES,
      body: comComandoNele(
        pedidoEmMassa(
          seEscreve ? mudancasComNulo(escrita) : null,
          deMuitos.map(([nome]) => nome),
        ),
      ),
      resposta: relatorioEmMassa,
      executar({ body, chamador, req }) {
        const { corpo, quem } = separar(chamador, req, body);
        // Told again, it is answered by the same report; cut short, each goes on from where it was.
        const { pedido = {} } = quem.comando!;
        return umaVez(quem.comando!, pedido, () =>
          emMassa(escritor as never, quem, corpo as never, feitas, papeis.escreve),
        );
      },
    }),
  ];
}
