import type { NomeIcone } from '../site/ui/Icone.tsx';

const ICONES: Record<string, NomeIcone> = {
  Carro: 'car',
  Moto: 'motorbike',
  Ônibus: 'bus',
  Caminhão: 'truck',
  Pesado: 'tractor',
  Utilitário: 'truck',
  Sucata: 'recycle',
  Equipamento: 'wrench',
  Imóvel: 'house',
  Aeronave: 'plane',
  Embarcação: 'ship',
};

/** What stands for a lot without pictures. */
export const iconeDoTipo = (tipo: string): NomeIcone => ICONES[tipo] ?? 'package';
