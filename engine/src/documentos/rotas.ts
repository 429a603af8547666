import { ErroMartelo } from '@martelo/shared/erros';
import { z } from 'zod';
import { type Rota, rota } from '../http/rota.ts';
import type { Registros } from '../records/records.ts';
import { VENDAS } from '../vendas/registro.ts';
import { digestoDoEndereco, type EnderecosDeDocumento } from './enderecos.ts';
import { type DependenciasExtrato, montarExtrato } from './extrato.ts';
import { DOCUMENTOS } from './registro.ts';

interface Dependencias extends DependenciasExtrato {
  registros: Registros;
  enderecos: EnderecosDeDocumento;
  emDia(): Promise<void>;
}

const paramsHash = z.object({ hash: z.string().min(1).max(100) });

/** Documents by their address: the print service fetches what they say, settlement revokes them. */
export function rotasDocumentos(deps: Dependencias): Rota[] {
  const { registros, enderecos, emDia } = deps;
  const documentos = registros.colecao(DOCUMENTOS);
  const vendas = registros.colecao(VENDAS);

  return [
    rota({
      metodo: 'get',
      caminho: '/v1/documentos/extrato/:hash',
      resumo: 'O que diz o extrato de compra deste endereço, na marca que o emitiu',
      guarda: 'servico',
      params: paramsHash,
      async executar({ params: { hash }, chamador: { hotsite } }) {
        await emDia();
        const documento = await documentos.obterPor({ tipo: 'sistema' }, 'digesto', digestoDoEndereco(hash));
        const venda = documento && (await vendas.obter({ tipo: 'sistema' }, documento.uid));
        // Under another brand's name a document does not exist, whoever has its address.
        if (!venda || venda.hotsiteId !== hotsite.id || venda.situacao === 'Cancelada')
          throw new ErroMartelo('DOCUMENTO_NAO_ENCONTRADO');
        return montarExtrato(deps, venda, hash);
      },
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/documentos/extrato/:hash/revogar',
      resumo: 'Revoga o endereço de um extrato; o comprador passa a ver um novo',
      guarda: ['Interno - ADM', 'Interno - Acerto', 'Interno - GerenteAcerto'],
      params: paramsHash,
      async executar({ params: { hash }, chamador }) {
        await emDia();
        const documento = await documentos.obterPor(chamador.acesso, 'digesto', digestoDoEndereco(hash));
        if (!documento) throw new ErroMartelo('DOCUMENTO_NAO_ENCONTRADO');
        const versao = documento.versao + 1;
        const digesto = digestoDoEndereco(enderecos.hashDe('extrato', documento.uid, versao));
        await documentos.salvar(chamador.acesso, { ...documento, versao, digesto }, documento.revisao);
        return { revogado: true };
      },
    }),
  ];
}
