import { formatarDataHora } from '@martelo/shared/datas';
import { formatarReais } from '@martelo/shared/reais';
import { Ditos } from '../../partes/Ditos.tsx';
import { type PropsDaAba, usePalavras } from '../lance.ts';

/** What was offered, how it came, and what it came to. */
export default function Resumo({ lance }: PropsDaAba) {
  const P = usePalavras();
  const { proposta } = lance;
  const dinheiro = (valor: number | null | undefined) => (valor ? formatarReais(valor) : null);
  const linhas: [string, string | null | undefined][] = [
    [P.quando, formatarDataHora(lance.data)],
    [P.lote, `${P.numeroDoLote(lance.loteNumero)} · ${lance.loteNome}`],
    [P.quem, [lance.apelido, lance.cidade].filter(Boolean).join(' · ')],
    [P.tipo, lance.tipoLance],
    [P.modo, lance.tipoNegociacao],
    [P.valor, dinheiro(lance.valor) ?? P.sigilo],
    [P.maximo, dinheiro(lance.maximo)],
    [P.motivo, lance.motivo],
    [P.gravacao, lance.porTelefone?.gravacao],
    [P.proposta.situacao, proposta?.situacao],
    [P.proposta.contraValor, dinheiro(proposta?.contraValor)],
    [P.proposta.proximoValor, dinheiro(proposta?.proximoValor)],
    [P.proposta.prazo, proposta?.prazo && formatarDataHora(proposta.prazo)],
    [P.proposta.telefone, proposta?.telefone],
    [P.proposta.email, proposta?.email],
  ];
  return (
    <section className="sabidos">
      <Ditos de={linhas} />
    </section>
  );
}
