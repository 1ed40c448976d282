/** An outline in the shape that the product writes. */
export const OUTLINE = `# A paz que fica de guarda – Filipenses 4:4-9

## Quebra-gelo (10 min)

Comece com esta pergunta.

- O que acalma *você* depois de um dia **agitado**?

## Resumo da mensagem (15 min)

> **Filipenses 4:6** — Não estejais ansiosos por coisa alguma.

### No começo

> "A paz fica de guarda." ([12:34](https://www.youtube.com/watch?v=demo-paz-01&t=754s))

*Sugestão para o grupo:*

Leiam juntos.

## Perguntas para discussão (20 min)

Leia cada fala e dê um tempo de silêncio.

### Para observar

> "Quem ora não está só." ([1:02:03](https://www.youtube.com/watch?v=demo-paz-01&t=3723s))

1. O que essa fala afirma?

### Para viver

> "Entrega de novo." ([14:22](https://www.youtube.com/watch?v=demo-paz-01&t=862s))

2. O que muda quando lembramos que Deus está perto?
3. Quem ora com você?

Cuidado com quem ouve.

## Desafio (5 min)

Anote um pedido por dia.

## Textos bíblicos relacionados

- **1 Pedro 5:7** — lançando sobre ele toda a vossa ansiedade.

## Créditos

- Mensagem: [A paz & a guarda](https://www.youtube.com/watch?v=demo-paz-01)
- Textos bíblicos: Bíblia Livre.
`

export const DETAILS = {
  title: 'Esboço de Célula/Pequeno Grupo - 20/11/2026',
  youtube_url: 'https://youtu.be/demo-paz-01',
  duration: 50,
  group_profile: 'casais jovens',
}
