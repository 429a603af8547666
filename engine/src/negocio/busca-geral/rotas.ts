import { buscaGeral, textoDaBuscaGeral } from '@martelo/shared/busca-geral';
import { z } from 'zod';
import { type Rota, rota } from '../../api/rota.ts';
import { buscarDeTudo, type Dependencias } from './buscar.ts';

export const rotaDaBuscaGeral = (d: Dependencias): Rota =>
  rota({
    metodo: 'get',
    caminho: '/v1/busca-geral',
    resumo:
      'Lotes por número, nome ou placa, clientes por nome ou CPF/CNPJ inteiro, vendas por número e placas: cinco de cada, do que quem procura pode ver',
    guarda: 'interno',
    query: z.object({ texto: textoDaBuscaGeral }),
    resposta: buscaGeral,
    executar: ({ query: { texto }, chamador }) => buscarDeTudo(d, chamador, texto),
  });
