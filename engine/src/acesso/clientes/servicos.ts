import { isDeepStrictEqual } from 'node:util';
import { ErroMartelo } from '@martelo/shared/erros';
import type { ServicosDosClientes } from '../../casa/servicos-dos-clientes.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import { exigirApelidoLivre } from './apelido.ts';
import { camposTravados, exigirNaoConferidos } from './dados-conferidos.ts';
import { exigirPlausivel } from './plausivel.ts';
import { CLIENTES } from './registro.ts';

/** What the kind of clients asks of other records. */
export const servicosDosClientes = ({
  registros,
  agora,
}: {
  registros: Registros;
  agora(): number;
}): Pick<ServicosDosClientes, 'camposTravados' | 'exigirCorrigivelPelaCasa'> => ({
  camposTravados: (cliente) => camposTravados(registros, cliente),
  async exigirCorrigivelPelaCasa(antes, depois, hotsite) {
    await exigirNaoConferidos(registros, antes, depois);
    const { apelido, dataNascimento, endereco } = depois;
    exigirPlausivel(
      {
        ...(apelido === antes.apelido ? {} : { apelido }),
        ...(dataNascimento === undefined || dataNascimento === antes.dataNascimento
          ? {}
          : { dataNascimento }),
        ...(endereco === undefined || isDeepStrictEqual(endereco, antes.endereco) ? {} : { endereco }),
      },
      hotsite,
      agora(),
    );
    if (depois.apelidoLido !== antes.apelidoLido) await exigirApelidoLivre(registros, hotsite.id, apelido);
    for (const campo of ['cpf', 'cnpj'] as const) {
      const valor = depois[campo];
      if (valor === undefined || valor === antes[campo]) continue;
      const { itens } = await registros.colecao(CLIENTES).listar(SISTEMA, {
        filtros: [
          { tipo: 'exata', campo: 'hotsiteId', valor: hotsite.id },
          { tipo: 'exata', campo, valor },
        ],
        ...{ pagina: 1, porPagina: 1, semTotal: true },
      });
      if (itens.length > 0) throw new ErroMartelo('JA_EXISTE', { campos: [campo], campo });
    }
  },
});
