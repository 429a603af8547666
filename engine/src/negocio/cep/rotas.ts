import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities';
import { enderecoDoCep, municipiosDoEstado } from '@martelo/shared/cep';
import { lerCep } from '@martelo/shared/documentos';
import { ErroMartelo } from '@martelo/shared/erros';
import { uf } from '@martelo/shared/uf.esquema';
import { z } from 'zod';
import type { Limitador } from '../../api/limite.ts';
import { type Rota, rota } from '../../api/rota.ts';
import type { TabelaDeCep } from './tabela.ts';

const UM_DIA_S = 86_400;
const params = z.object({
  cep: z.string().refine((cep) => lerCep(cep) !== null, 'o CEP tem o formato 00000-000'),
});

/** What a CEP says of an address, for forms. */
export const rotaDoCep = (tabela: TabelaDeCep, limitador: Limitador): Rota =>
  rota({
    metodo: 'get',
    caminho: '/v1/cep/:cep',
    resumo: 'Estado e, quando a tabela os tem, cidade, bairro e rua de um CEP',
    guarda: 'publica',
    params,
    resposta: enderecoDoCep,
    executar({ params: { cep }, chamador, res }) {
      limitador.consumir(chamador.ip);
      const achado = tabela.buscar(cep);
      if (achado === null) throw new ErroMartelo('CEP_NAO_ENCONTRADO');
      res.setHeader('cache-control', `public, max-age=${UM_DIA_S}`);
      return achado;
    },
  });

/** For who writes the city of an address that no CEP told: names to choose from, so that it is written as it is. */
export const rotaDosMunicipios = (): Rota =>
  rota({
    metodo: 'get',
    caminho: '/v1/municipios/:uf',
    resumo: 'Os municípios de um estado, em ordem alfabética (IBGE)',
    guarda: 'publica',
    params: z.object({ uf: z.string().toUpperCase().pipe(uf) }),
    resposta: municipiosDoEstado,
    executar({ params, res }) {
      res.setHeader('cache-control', `public, max-age=${UM_DIA_S}`);
      const nomes = getMunicipalities(params.uf).map(({ name }) => name);
      return { itens: nomes.toSorted((um, outro) => um.localeCompare(outro, 'pt-BR')) };
    },
  });
