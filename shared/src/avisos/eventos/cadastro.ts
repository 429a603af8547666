import { linha, uidDe } from '../campos.ts';
import { deCodigo, evento } from '../evento.ts';

const documento = linha('Documento', 80);
/** What becomes of a registration. */
export const CADASTRO = {
  'documento-aprovado': evento({
    grupo: 'cadastro',
    dados: { documento },
    destino: () => '/documentos',
    essenciais: ['documento'],
  }),
  'documento-divergente': evento({
    grupo: 'cadastro',
    dados: { documento, motivo: linha('Motivo', 300) },
    sempre: ['email'],
    destino: () => '/documentos',
    essenciais: ['documento', 'motivo'],
  }),
  // The code is derived while the message goes out, as links for new passwords are (docs/decisions/101).
  'confirmar-email': deCodigo({
    grupo: 'cadastro',
    para: 'cliente',
    dados: { pedido: uidDe() },
    segredos: { codigo: linha('Código', 12), endereco: linha('Link', 400) },
    confirma: 'email',
    destino: () => '/email',
    essenciais: ['codigo'],
  }),
  'confirmar-telefone': deCodigo({
    grupo: 'cadastro',
    para: 'cliente',
    dados: { pedido: uidDe() },
    segredos: { codigo: linha('Código', 12) },
    canais: ['sms'],
    ligados: ['sms'],
    sempre: ['sms'],
    confirma: 'telefone',
    destino: () => '/telefone',
    essenciais: ['codigo'],
  }),
} as const;
