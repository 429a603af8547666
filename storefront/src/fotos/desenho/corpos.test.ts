import { describe, expect, it } from 'vitest';
import { corpoDoLote } from './corpos.ts';

describe('corpoDoLote', () => {
  it.each([
    ['Carro', 'VW Gol 1.0 2019', 'hatch'],
    ['Carro', 'Toyota Corolla XEi', 'sedan'],
    ['Carro', 'Jeep Compass Longitude', 'suv'],
    ['Carro', 'Fiat Strada Freedom', 'pickup'],
    ['Moto', 'Honda CG 160 Fan', 'moto'],
    ['Ônibus', 'Marcopolo Torino', 'onibus'],
    ['Caminhão', 'Scania R450', 'caminhao'],
    ['Pesado', 'Escavadeira hidráulica CAT 320', 'escavadeira'],
    ['Pesado', 'Trator John Deere 6110J', 'trator'],
    ['Utilitário', 'Fiat Ducato', 'utilitario'],
    ['Sucata', 'VW Gol para desmonte', 'sucata'],
    ['Carro', 'Fiat Uno Mille 2011 (sucata aproveitável)', 'sucata'],
    ['Moto', 'Lote de motos prensáveis', 'sucata'],
    ['Equipamento', 'Sucata de ferro, 3 t', 'equipamento'],
    ['Equipamento', 'Gerador 150 kVA', 'equipamento'],
    ['Imóvel', 'Casa em Joinville', 'casa'],
    ['Imóvel', 'Apartamento em Itajaí', 'predio'],
    ['Imóvel', 'Terreno em Lages', 'terreno'],
    ['Aeronave', 'Cessna 172', 'aviao'],
    ['Embarcação', 'Lancha 26 pés', 'barco'],
    ['Outro', 'Lote de informática', 'equipamento'],
    ['Qualquer', 'Ford Cargo 816', 'caminhao'],
  ])('%s "%s" → %s', (tipo, nome, corpo) => {
    expect(corpoDoLote(tipo, nome)).toBe(corpo);
  });
});
