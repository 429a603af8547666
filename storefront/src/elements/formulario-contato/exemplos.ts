import { exemplos as contato } from '../contato/exemplos.ts';
import type { ExemplosDeDados } from '../elemento.ts';
import { exemplos as formulario } from '../newsletter/exemplos.ts';
import type { DadosDoFormularioDeContato } from './dados.ts';

export const exemplos: ExemplosDeDados<DadosDoFormularioDeContato> = {
  cheio: { formulario: formulario.cheio, contato: contato.cheio },
  vazio: { formulario: formulario.vazio, contato: contato.vazio },
  longo: { formulario: formulario.longo, contato: contato.longo },
  indisponivel: { formulario: formulario.indisponivel, contato: contato.indisponivel },
  carregando: { formulario: formulario.carregando, contato: contato.carregando },
};
