import { endereco } from '@martelo/shared/cliente';
import { resumoDasCompras } from '@martelo/shared/compra';
import { z } from 'zod';
import { CLIENTES } from '../../acesso/clientes/registro.ts';
import { comoCliente } from '../../api/chamador.ts';
import { type Rota, rota } from '../../api/rota.ts';
import { VENDAS } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';

/** What the screens of purchases ask for beside the purchases themselves. */
export function rotasDoResumo({
  registros,
  emDia,
}: {
  registros: Registros;
  emDia(): Promise<void>;
}): Rota[] {
  const vendas = registros.colecao(VENDAS);
  const clientes = registros.colecao(CLIENTES);

  return [
    rota({
      metodo: 'get',
      caminho: '/v1/cliente/resumo-compras',
      resumo: 'Em quais leilões comprei, do mais recente ao mais antigo, e quantas compras tenho em cada aba',
      guarda: 'cliente',
      resposta: resumoDasCompras,
      async executar({ chamador }) {
        await emDia();
        const leiloes = new Map<string, z.output<typeof resumoDasCompras>['leiloes'][number]>();
        for await (const venda of vendas.percorrer(comoCliente(chamador), { filtros: [] })) {
          const leilao = leiloes.get(venda.leiUid) ?? {
            ...{ uid: venda.leiUid, nome: venda.leilaoNome, ultima: venda.dataVenda, porAba: {} },
          };
          leilao.porAba[venda.aba] = (leilao.porAba[venda.aba] ?? 0) + 1;
          if (venda.dataVenda > leilao.ultima) leilao.ultima = venda.dataVenda;
          leiloes.set(venda.leiUid, leilao);
        }
        return { leiloes: [...leiloes.values()].toSorted((a, b) => (a.ultima < b.ultima ? 1 : -1)) };
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/cliente/endereco-entrega',
      resumo: 'O endereço da minha conta, para onde os documentos iriam; nulo quando não há um',
      guarda: 'cliente',
      resposta: z.object({ endereco: endereco.nullable() }),
      async executar({ chamador }) {
        // As the house keeps it: some of it is not shown in the client's own record.
        const cliente = await clientes.obter(SISTEMA, comoCliente(chamador).cliUid);
        return { endereco: cliente?.endereco ?? null };
      },
    }),
  ];
}
