import { TIPOS_LOTE } from '@martelo/shared/lote';
import { chave } from './valores.ts';

const SINONIMOS: Partial<Record<(typeof TIPOS_LOTE)[number], string[]>> = {
  Carro: ['automovel', 'carros', 'veiculo', 'veiculo leve', 'leve', 'leves', 'passeio', 'auto'],
  Moto: ['motocicleta', 'motos', 'motoneta', 'ciclomotor'],
  Ônibus: ['micro onibus', 'microonibus'],
  Caminhão: ['caminhoes', 'cavalo mecanico', 'caminhao trator'],
  Pesado: ['pesados', 'reboque', 'semirreboque', 'semi reboque', 'carreta'],
  Utilitário: [
    'utilitarios',
    'caminhonete',
    'camioneta',
    'camionete',
    'picape',
    'pick up',
    'van',
    'furgao',
    'suv',
  ],
  Sucata: ['sucatas'],
  Equipamento: ['equipamentos', 'maquina', 'maquinas', 'trator', 'implemento'],
  Imóvel: ['imoveis', 'apartamento', 'casa', 'terreno', 'galpao', 'sala', 'loja'],
  Aeronave: ['aviao', 'helicoptero'],
  Embarcação: ['barco', 'lancha', 'jet ski'],
  Outro: ['outros', 'diversos'],
};

/** The lot types by every name lists give them, as `chave` writes it. */
export const TIPOS_POR_NOME: ReadonlyMap<string, string> = new Map(
  TIPOS_LOTE.flatMap((tipo) =>
    [tipo, ...(SINONIMOS[tipo] ?? [])].map((nome): [string, string] => [chave(nome), tipo]),
  ),
);
