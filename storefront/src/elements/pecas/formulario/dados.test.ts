import { describe, expect, it } from 'vitest';
import { dadosDoFormulario } from './dados.ts';

const retorno = (busca: Record<string, string>) =>
  dadosDoFormulario({ id: 's1' }, { subdominio: 'leilo', busca }).retorno;

describe('a form that was sent without JavaScript', () => {
  it('tells its own section how it went', () => {
    expect(retorno({ envio: 'recebido', secao: 's1' })).toEqual({ estado: 'recebido' });
    expect(retorno({ envio: 'MUITAS_TENTATIVAS', secao: 's1' })).toMatchObject({ estado: 'recusado' });
    expect(retorno({ envio: 'recebido', secao: 's2' })).toBeNull();
  });

  it('says nothing that is not in the catalogue, whatever the address asks for', () => {
    for (const envio of ['<b>oi</b>', 'constructor', '']) expect(retorno({ envio, secao: 's1' })).toBeNull();
  });
});
