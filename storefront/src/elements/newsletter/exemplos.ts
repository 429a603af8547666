import type { ExemplosDeDados } from '../elemento.ts';
import type { DadosDoFormulario } from '../pecas/formulario/dados.ts';

const parado: DadosDoFormulario = { selo: '', retorno: null };

export const exemplos: ExemplosDeDados<DadosDoFormulario> = {
  cheio: parado,
  vazio: parado,
  longo: { selo: '', retorno: { estado: 'recebido' } },
  indisponivel: {
    selo: '',
    retorno: {
      estado: 'recusado',
      frase: 'Serviço temporariamente indisponível. Nada do que foi confirmado se perdeu.',
    },
  },
  carregando: parado,
};
