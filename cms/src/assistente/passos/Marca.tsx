import { Gavel, Store } from 'lucide-react';
import { ASSISTENTE } from '../../palavras/assistente.ts';
import { MARCA_NOVA } from '../../palavras/marca-nova.ts';
import estilos from '../assistente.module.css';
import { Campo } from '../Campo.tsx';
import { comNome, type Rascunho } from '../rascunho.ts';
import { Cartoes } from './Cartoes.tsx';
import type { PropsPasso } from './passo.ts';

const comoVende = (valor: Rascunho['tipo']) => ({
  ...{ valor, rotulo: MARCA_NOVA[valor].venda, ajuda: MARCA_NOVA[valor].ajudaDaVenda },
});
const VENDAS = [
  { ...comoVende('leilao'), Icone: Gavel },
  { ...comoVende('loja'), Icone: Store },
];

export function Marca({ rascunho, mudar, faltas, endereco }: PropsPasso) {
  const [antes = '', depois = ''] = endereco.replace(/^https?:\/\//, '').split('{subdominio}');
  return (
    <>
      <p className={estilos.intro}>{ASSISTENTE.emPoucosPassos}</p>
      <Campo
        nome="nome"
        rotulo={ASSISTENTE.nome}
        value={rascunho.nome}
        maxLength={120}
        autoComplete="off"
        falta={faltas.nome}
        onChange={(evento) => mudar((atual) => comNome(atual, evento.target.value))}
      />
      <Cartoes
        nome="tipo"
        legenda={ASSISTENTE.comoAMarcaVende}
        opcoes={VENDAS}
        escolhido={rascunho.tipo}
        aoEscolher={(tipo) => mudar({ tipo })}
      />
      <Campo
        nome="subdominio"
        rotulo={ASSISTENTE.enderecoNaPlataforma}
        value={rascunho.subdominio}
        maxLength={63}
        autoComplete="off"
        spellCheck={false}
        antes={antes}
        depois={depois}
        falta={faltas.subdominio}
        ajuda={ASSISTENTE.propostoAPartir}
        onChange={(evento) =>
          mudar({ subdominio: evento.target.value.toLowerCase(), subdominioDoNome: false })
        }
      />
      <Campo
        nome="dominio"
        rotulo={ASSISTENTE.dominioProprioOpcional}
        value={rascunho.dominio}
        maxLength={253}
        autoComplete="off"
        spellCheck={false}
        placeholder={ASSISTENTE.leiloesmodeloComBr}
        falta={faltas.dominio}
        ajuda={ASSISTENTE.podeVirDepois}
        onChange={(evento) => mudar({ dominio: evento.target.value })}
      />
    </>
  );
}
