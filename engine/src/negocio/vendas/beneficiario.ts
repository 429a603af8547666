import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { Beneficiario } from '@martelo/shared/pos-venda/pedidos';
import type { Bancos } from '../../bancos/bancos.ts';
import type { Registros } from '../../records/records.ts';
import { contaQueRecebe } from './pagar.ts';

/**
 * Whom a brand's buyers pay, whichever way they do: TED, Pix, slip and `/conferir` name nobody else. Whose account it is that receives;
 * without one, who made the agreement for slips; else the company that the brand is. Null where nobody is named.
 */
export type BeneficiarioDe = (hotsiteId: number) => Promise<Beneficiario | null>;

export const criarBeneficiarioDe =
  ({
    registros,
    bancos,
    hotsitePorId,
  }: {
    registros: Registros;
    bancos: Pick<Bancos, 'cobranca'>;
    hotsitePorId(id: number): Pick<RegrasHotsite, 'legal'> | null;
  }): BeneficiarioDe =>
  async (hotsiteId) => {
    const conta = await contaQueRecebe(registros, hotsiteId);
    if (conta !== null) return { nome: conta.titular, documento: conta.titularDocumento };
    const cobranca = await bancos.cobranca(hotsiteId);
    if (cobranca !== null) return { nome: cobranca.nome, documento: cobranca.inscricao };
    const legal = hotsitePorId(hotsiteId)?.legal;
    return legal ? { nome: legal.razaoSocial, documento: legal.cnpj } : null;
  };
