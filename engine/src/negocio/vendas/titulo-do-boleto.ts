import { type TituloDaRemessa, tituloDaRemessa } from '@martelo/shared/banco/cnab/titulo';
import { referenciaDoPagamento } from '@martelo/shared/banco/referencia';
import { ErroMartelo } from '@martelo/shared/erros';
import { CLIENTES } from '../../acesso/clientes/registro.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import type { Boleto } from './boleto-da-ocorrencia.ts';

/** A boleto as the bank is told of it. @throws ErroMartelo REMESSA_SEM_ENDERECO */
export type TituloDe = (boleto: Boleto, movimento: 'registrar' | 'baixar') => Promise<TituloDaRemessa>;

export function criarTituloDe(registros: Registros): TituloDe {
  const clientes = registros.colecao(CLIENTES);
  return async (boleto, movimento) => {
    const cliente = (await clientes.obter(SISTEMA, boleto.cliUid))!;
    const { endereco } = cliente;
    const lido = tituloDaRemessa.safeParse({
      ...{ movimento, nossaReferencia: referenciaDoPagamento(boleto.uid) },
      ...{ seuNumero: String(boleto.vendaId), nossoNumero: boleto.nossoNumero },
      ...{ vencimento: boleto.vencimento, valor: boleto.valor, emitidoEm: boleto.emitidoEm },
      pagador: {
        documento: cliente.cnpj ?? cliente.cpf ?? '',
        nome: cliente.razaoSocial ?? cliente.nome,
        endereco: [endereco?.logradouro, endereco?.numero].filter(Boolean).join(', '),
        ...{ bairro: endereco?.bairro ?? '', cep: endereco?.cep ?? '', cidade: endereco?.cidade ?? '' },
        uf: endereco?.estadoSigla,
      },
    });
    if (!lido.success) throw new ErroMartelo('REMESSA_SEM_ENDERECO', { vendaId: boleto.vendaId });
    return lido.data;
  };
}

/** Why a boleto cannot be told to the bank; null where it can. */
export async function impedimentoDe(
  tituloDe: TituloDe,
  boleto: Boleto,
  movimento: 'registrar' | 'baixar',
): Promise<string | null> {
  try {
    await tituloDe(boleto, movimento);
    return null;
  } catch (erro) {
    if (erro instanceof ErroMartelo) return erro.message;
    throw erro;
  }
}
